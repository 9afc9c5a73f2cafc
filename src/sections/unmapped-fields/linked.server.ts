import type { Entry, Asset } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import { card } from '#app/entries/table.server.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import { plainTextOfBlocks } from '#app/rich-text/plain-text.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import { canEmbed } from '../build.server.ts'
import { deeper } from '../layout/deeper.ts'
import type { Section, SectionOf } from '../registry.tsx'
import { fact, labelled, type FieldBuild, type FieldParts } from './field-build.server.ts'
import type { FactValue } from './unmapped-content.ts'

/** Maximum number of characters of parts that may be side by side: on average, and of the longest. */
const SMALL = 400
const MAX_LENGTH = 1200

/** Converts linked entries: navigation items to links, entries with pages to cards, parts to sections, and others to their names. */
export async function entriesContent(fieldBuild: FieldBuild, entries: readonly Entry[]): Promise<FieldParts> {
  const { build, entry, field, level } = fieldBuild
  // Entries that already contain this part would be nested in themselves.
  const others = entries.filter(({ id }) => !build.path.includes(id))
  const links = actions(others.filter(({ type }) => type === navigationItemModel.type))
  const items = present(others.filter(({ type }) => isPageType(type)).map(card))
  const parts = others.filter(({ type }) => !isPageType(type) && type !== navigationItemModel.type)
  const { id, label } = labelled(fieldBuild)
  const sections: Section[] = []
  const named: FactValue[] = []
  // Sequential, because terms and anchors are counted in reading order.
  for (const part of parts) {
    const section = canEmbed(build, part) ? await build.embed({ ...build, level: label ? deeper(level) : level }, part) : undefined
    if (section) sections.push(section)
    else named.push(...nameOf(part))
  }
  const cards: SectionOf<'cards'> = { type: 'cards', id: `${entry.id}-${field.id}`, title: label, items }
  return [
    ...(sections.length > 0 ? ([{ part: { kind: 'sections', id, label, sections, areSmall: areSmall(sections) } }] as const) : []),
    ...(items.length > 0 ? ([{ part: { kind: 'sections', id: `${id}-cards`, sections: [cards], areSmall: false } }] as const) : []),
    // The text of a single button is its label.
    ...(links.length > 0 ? ([{ part: { kind: 'actions', id: `${id}-links`, label: links.length > 1 ? label : undefined, actions: links } }] as const) : []),
    ...fact(fieldBuild, named),
  ]
}

function nameOf({ name, link }: Entry): FactValue[] {
  if (!name) return []
  return link ? [{ kind: 'link', link: { label: name, target: link } }] : [{ kind: 'text', text: name }]
}

/** Returns whether parts are short enough to be side by side. */
export function areSmall(sections: readonly Section[]): boolean {
  const sizes = sections.map(sizeOf)
  return sizes.length > 1 && Math.max(...sizes) <= MAX_LENGTH && sizes.reduce((sum, size) => sum + size, 0) <= sizes.length * SMALL
}

/** Counts the characters of a section; `Infinity` if it contains other parts. */
function sizeOf(section: Section): number {
  if (section.type !== 'genericSection' || section.own?.parts.some((part) => part.kind !== 'actions')) return Infinity
  return plainTextOfBlocks(section.body?.blocks ?? []).length + (section.summary?.text.length ?? 0)
}

/** Converts assets by their type: a figure or a gallery, players for audio and video, files to download. */
export function assetsContent(fieldBuild: FieldBuild, assets: readonly Asset[]): FieldParts {
  const { entry, field } = fieldBuild
  const { id, label } = labelled(fieldBuild)
  const pictures = present(assets.filter((asset) => asset.isPicture).map((asset) => asset.picture()))
  const recordings = assets.flatMap((asset) => {
    const medium = asset.recording
    const file = medium && asset.file()
    return medium && file ? [{ medium, file }] : []
  })
  const files = present(assets.filter((asset) => asset.isLocked || (!asset.isPicture && !asset.recording)).map((asset) => asset.file()))
  const [picture, ...others] = pictures
  const section = `${entry.id}-${field.id}`
  const gallery: SectionOf<'gallery'> = { type: 'gallery', id: section, title: label, pictures }
  const downloads: SectionOf<'downloads'> = { type: 'downloads', id: `${section}-files`, title: label, files }
  const parts: FieldParts[number][] = []
  if (picture && others.length === 0) parts.push({ part: { kind: 'text', id, label, text: { blocks: [{ type: 'picture', picture }] } } })
  if (others.length > 0) parts.push({ part: { kind: 'sections', id, sections: [gallery], areSmall: false } })
  for (const { medium, file } of recordings) parts.push({ part: { kind: 'recording', id: `${id}-${file.id}`, label, medium, file } })
  if (files.length > 0) parts.push({ part: { kind: 'sections', id: `${id}-files`, sections: [downloads], areSmall: false } })
  return parts
}
