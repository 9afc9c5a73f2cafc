import type { Edit } from '../../support/site-copy.ts'

/** Let a copy of the site wear the theme `plain`. */
export async function wearPlain(edit: Edit): Promise<void> {
  await edit('app.config.ts', "theme: 'meridian'", "theme: 'plain'")
}
