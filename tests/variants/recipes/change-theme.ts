import type { Edit } from '../../support/site-copy.ts'
import { runCommandOf } from './readme.ts'

/** Changes the theme of a copy to `plain`. */
export async function wearPlain(edit: Edit): Promise<void> {
  await edit('app.config.ts', "theme: 'meridian'", "theme: 'plain'")
}

/** Creates the theme `house` in a copy with the documented command, and selects it. */
export async function wearHouse(edit: Edit, folder: string): Promise<void> {
  runCommandOf('Create a theme', folder)
  await edit('app.config.ts', "theme: 'meridian'", "theme: 'house'")
}
