import type { Edit } from '../../support/site-copy.ts'

/** Changes the theme of a copy to `plain`. */
export async function wearPlain(edit: Edit): Promise<void> {
  await edit('app.config.ts', "theme: 'meridian'", "theme: 'plain'")
}
