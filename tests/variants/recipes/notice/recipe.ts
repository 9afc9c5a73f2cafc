import { cp } from 'node:fs/promises'
import type { Edit } from '../../../support/site-copy.ts'
import { addLine } from '../add-line.ts'
import { acceptLike, addContentType, addEntry, changeContent, putOnPage } from '../content.ts'

/** Text of the notice by locale. */
export const NOTICE: Readonly<Record<string, string>> = {
  en: 'The shop is closed until Friday.',
  de: 'Der Laden ist bis Freitag geschlossen.',
  fr: 'La boutique est fermée jusqu’à vendredi.',
  ar: 'المتجر مغلق حتى يوم الجمعة.',
  ja: '売店は金曜日まで休業します。',
}

/** Adds the section type `notice` to a copy of the site, and a notice to a page. */
export async function addNotice(edit: Edit, folder: string): Promise<void> {
  await cp(new URL('files', import.meta.url), folder, { recursive: true })
  await addLine(edit, 'src/sections/registry.server.ts', '  notice,', /^  callToAction,$/m, "import { notice } from './notice/notice.server.ts'")
  await addLine(
    edit,
    'src/sections/registry.tsx',
    '  notice: NoticeSection,',
    /^  callToAction: /m,
    "import { NoticeSection } from './notice/NoticeSection.tsx'",
  )
  await addLine(edit, 'src/sections/html/section-html.ts', "  notice: ({ text }, context) => textHtml('p', text, context),", /^  callToAction: /m)
  await changeContent(folder, (draft) => {
    addContentType(draft, 'notice', [
      { id: 'internalName', type: 'Symbol', isRequired: true },
      { id: 'text', type: 'Text', isRequired: true, isLocalized: true },
      { id: 'tone', type: 'Symbol', accepts: { in: ['calm', 'urgent'] } },
    ])
    acceptLike(draft, 'callToAction', 'notice')
    addEntry(draft, 'notice', 'notice-shop', { internalName: { en: 'Shop closed' }, text: NOTICE, tone: { en: 'urgent' } })
    putOnPage(draft, 'page-visit', 'notice-shop')
  })
}
