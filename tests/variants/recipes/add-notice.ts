import type { Edit } from '../../support/site-copy.ts'
import { resource } from '../../support/spaces/export-file.ts'
import { changeContent, putOnPage } from './content.ts'
import { runCommandOf } from './readme.ts'

/** Text of the notice by locale. */
export const NOTICE: Readonly<Record<string, string>> = {
  en: 'The shop is closed until Friday.',
  de: 'Der Laden ist bis Freitag geschlossen.',
  fr: 'La boutique est fermée jusqu’à vendredi.',
  ar: 'المتجر مغلق حتى يوم الجمعة.',
  ja: '売店は金曜日まで休業します。',
}

/** Adds the section type `notice` to a copy of the site with the documented command, and changes its example as editors would. */
export async function addNotice(_edit: Edit, folder: string): Promise<void> {
  runCommandOf('Add a section type', folder)
  await changeContent(folder, (draft) => {
    Object.assign(resource(draft.entries, 'notice-example').fields, { text: NOTICE, tone: { en: 'urgent' } })
    putOnPage(draft, 'page-visit', 'notice-example')
  })
}
