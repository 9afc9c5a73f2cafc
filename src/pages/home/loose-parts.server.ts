import { TESTIMONIALS } from 'content-mapping/compose/home-order.ts'
import type { LooseParts } from 'content-mapping/mapped-space.ts'
import { includeOf } from '#app/content/client/query.ts'
import type { Entry } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import { plainTextOfBlocks } from '#app/rich-text/plain-text.ts'
import type { PageBuild } from '#app/sections/build.server.ts'
import { deeper } from '#app/sections/layout/deeper.ts'
import { areSmall } from '#app/sections/unmapped-fields/linked.server.ts'
import { asQuote, buildSections } from '#app/sections/registry.server.ts'
import type { Section, SectionOf } from '#app/sections/registry.tsx'

/** Minimum width in pixels of a picture that opens a page. Smaller pictures would be blurred. */
const WIDE = 800
/** Maximum number of characters of a text below the title of a page. */
const SHORT = 320

/** Builds the sections of parts that no page links to. Several parts of one type share a heading. */
export async function looseSections(build: PageBuild, { type, name, ids, place }: LooseParts): Promise<readonly Section[]> {
  const { content } = build
  const found = new Map<string, Entry>((await content.all({ 'sys.id[in]': ids.join(','), include: includeOf(content) })).map((entry) => [entry.id, entry]))
  const isGroup = ids.length > 1
  const sections = await buildSections(isGroup ? { ...build, level: deeper(build.level ?? 2) } : build, present(ids.map((id) => found.get(id))))
  if (place === TESTIMONIALS) {
    const voices = present(sections.map((section) => asQuote(section)))
    if (voices.length === sections.length) return voices
  }
  if (sections.length < 2 || sections.some((section) => section.type !== 'genericSection')) return sections
  const own = { facts: [], parts: [{ kind: 'sections', id: type, sections, areSmall: areSmall(sections) }] } as const
  return [{ type: 'genericSection', id: `loose-${type}`, title: { text: name }, own, level: build.level ?? 2 }]
}

/** Converts the first section of a composed home page to a hero. The section needs a title, and a wide picture or none. */
export function withHero([first, ...others]: readonly Section[]): readonly Section[] {
  if (!first) return []
  const hero = first.type === 'genericSection' ? heroOf(first) : undefined
  return [...(hero ?? [first]), ...others]
}

function heroOf({ id, kicker, title, summary, body, picture, own, level }: SectionOf<'genericSection'>): Section[] | undefined {
  if (!title || (picture && (picture.width < WIDE || picture.vector))) return undefined
  const words = body ? plainTextOfBlocks(body.blocks).trim() : ''
  const isShort = !summary && words !== '' && words.length <= SHORT && body?.blocks.every((block) => block.type === 'paragraph') === true
  const actions = own?.parts.flatMap((part) => (part.kind === 'actions' ? part.actions : [])) ?? []
  const parts = own?.parts.filter((part) => part.kind !== 'actions') ?? []
  const facts = own?.facts ?? []
  const rest = { body: isShort ? undefined : body, own: facts.length + parts.length > 0 ? { facts, parts } : undefined }
  return [
    // The title of a picture in a space with a custom model is a caption.
    {
      type: 'hero',
      id,
      name: kicker,
      title,
      text: isShort ? { ...title, text: words } : summary,
      picture,
      isCaptioned: true,
      layout: picture ? 'framed' : 'plain',
      actions,
    },
    ...(rest.body || rest.own ? [{ type: 'genericSection', id: `${id}-more`, ...rest, level } as const] : []),
  ]
}
