import { ANY_SECTION, kinds } from '#app/content/reading/model.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import type { Found } from '../finding.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import type { LinkFound } from '../space/references.server.ts'
import { perEntry } from './per-entry.server.ts'

/** Finds links to existing entries whose content type the site does not show in that field. */
export const inspectLinkTargets = perEntry((entry, space) => {
  // In spaces with unmapped content types, linked entries are shown in any field.
  if (space.mapped) return []
  const accepted = acceptedBy(entry, space)
  return space.references(entry).links.flatMap((link) => {
    const target = link.to === 'Entry' ? space.entry(link.id) : undefined
    const found = target && (link.node === undefined ? fieldFault(target, link, accepted(link.field)) : textFault(target, link.node, space))
    return found ? [{ ...found, id: entry.id, field: link.field, locale: link.code }] : []
  })
})

type Fault = Pick<Found, 'kind' | 'sentence'>

function fieldFault(target: RawEntry, { id }: LinkFound, accepted: Accepted | undefined): Fault | undefined {
  if (!accepted || accepted.types.has(target.type)) return undefined
  const sentence = accepted.isSections
    ? `Contains ${id}, whose content type ${target.type} is not a section of this site. The site leaves it out.`
    : `Links to ${id}, whose content type ${target.type} cannot be shown in this field. The site leaves it out.`
  return { kind: accepted.isSections ? 'unknown-section' : 'unfit-link', sentence }
}

function textFault({ id, type }: RawEntry, node: string, { model }: CheckedSpace): Fault | undefined {
  if (node === 'embedded-entry-block') {
    if (model.sectionTypes.includes(type)) return undefined
    return { kind: 'unknown-section', sentence: `Embeds ${id} in its text. The content type ${type} is not a section of this site, so the site leaves it out.` }
  }
  if (isPageType(type) || type === 'glossaryTerm') return undefined
  return {
    kind: 'link-without-page',
    sentence: `Links in its text to ${id}, but entries of the content type ${type} have no page. The site shows the words without a link.`,
  }
}

/** Content types that a field accepts. */
interface Accepted {
  readonly types: ReadonlySet<string>
  readonly isSections: boolean
}

function acceptedBy({ type }: RawEntry, { model }: CheckedSpace): (field: string) => Accepted | undefined {
  const own = model.models.find((each) => each.type === type)
  return (field) => {
    const schema = own?.required[field] ?? own?.optional[field]
    const accepts = schema && kinds.get(schema)?.accepts
    if (!accepts || accepts.length === 0) return undefined
    const isSections = accepts.includes(ANY_SECTION)
    return { types: new Set(accepts.flatMap((each) => (each === ANY_SECTION ? model.sectionTypes : [each]))), isSections }
  }
}
