import { pageContentType, sectionContentType, type NewType } from './content-types.ts'
import { addContentType, addEntry, addLink, defaultLocale, entryLink, permit, type ExportFile, type NewFields } from './export-file.ts'
import type { Permission } from './migration.ts'
import type { Names } from './names.ts'

/** A new type in a space, with the permissions that a migration must change. */
export interface Addition {
  readonly added: NewType
  readonly permissions: readonly Permission[]
}

/** Adds the content type of a section to a space, and an entry to the home page. */
export function addSection(space: ExportFile, names: Names): Addition {
  const added = sectionContentType(names)
  addContentType(space, added)
  const permissions = permit(space, names.type, ['richText', 'callToAction'])
  const id = `${names.type}-example`
  addEntry(space, names.type, id, { internalName: inDefault(space, names.label), text: inEach(space, (language) => `${names.label} (${language})`) })
  const page = homePage(space)
  if (page) addLink(space, page, 'sections', id)
  return { added, permissions }
}

/** Adds the content type of a page type to a space, with an entry, and an item of the menu that leads to the listing. */
export function addPageType(space: ExportFile, names: Names): Addition {
  const { type, label, listing } = names
  const added = pageContentType(names)
  addContentType(space, added)
  const permissions = permit(space, type, ['page', 'topic'])
  addEntry(space, type, `${type}-example`, {
    title: inEach(space, (language) => `${label} (${language})`),
    slug: inEach(space, () => 'example'),
    summary: inEach(space, (language) => `An example of the new page type (${language}).`),
  })
  const settings = space.entries.find(({ fields }) => 'headerMenu' in fields)
  if (settings && space.contentTypes.some(({ sys }) => sys.id === 'navigationItem')) {
    const item = `nav-${listing}`
    addEntry(space, 'navigationItem', item, { label: inEach(space, () => label), url: inDefault(space, `/${listing}`) })
    addLink(space, settings, 'headerMenu', item)
  }
  return { added, permissions }
}

function homePage(space: ExportFile): ExportFile['entries'][number] | undefined {
  const locale = defaultLocale(space)
  const isHome = ({ sys }: ExportFile['entries'][number]) =>
    space.entries.some(({ fields }) => JSON.stringify(fields['homePage']?.[locale]) === JSON.stringify(entryLink(sys.id)))
  return space.entries.find(isHome)
}

function inDefault(space: ExportFile, text: string): NewFields[string] {
  return { [defaultLocale(space)]: text }
}

/** Returns a text for each locale, computed from the name of its language. */
function inEach({ locales }: ExportFile, text: (language: string) => string): NewFields[string] {
  return Object.fromEntries(locales.map(({ code }) => [code, text(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code)]))
}
