import type { RawEntry } from '#app/content/reading/raw.server.ts'
import type { Found } from '../finding.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import type { LinkFound } from '../space/references.server.ts'
import { perEntry } from './per-entry.server.ts'

/** Finds links to entries and assets that are not public. */
export const inspectLinks = perEntry((entry, space) =>
  space.references(entry).links.flatMap((link) => {
    const found = fault(entry, link, space)
    return found ? [{ ...found, id: entry.id, field: link.field, locale: link.code }] : []
  }),
)

function fault(entry: RawEntry, { id, to, node }: LinkFound, space: CheckedSpace): Pick<Found, 'kind' | 'sentence'> | undefined {
  const where = node === undefined ? 'Links' : node.startsWith('embedded') ? 'Embeds in its text a link' : 'Links in its text'
  if (to === 'elsewhere')
    return { kind: 'link-elsewhere', sentence: `${where} to an entry in another space (${id}). The site does not read that space and leaves out the link.` }
  const what = `${where} to the ${to === 'Asset' ? 'asset' : 'entry'} ${id}`
  switch (space.status(id)) {
    case 'published':
      return undefined
    case 'scheduled':
      return {
        kind: 'link-to-scheduled',
        sentence: `${what}, which appears on ${space.appearsAt(id)} (its field published). The site leaves out the link until then.`,
      }
    case 'archived':
      return { kind: 'link-to-archived', sentence: `${what}, which is archived. The site leaves out the link.` }
    case 'missing':
      return { kind: 'broken-link', sentence: `${what}, which ${ANY_OF.format(reasonsOfMissing(space))}. The site leaves out the link.` }
    case 'draft':
      // An unpublished entry may link to unpublished content.
      return space.status(entry.id) === 'draft'
        ? undefined
        : { kind: 'link-to-draft', sentence: `${what}, which has never been published. The site leaves out the link until then.` }
  }
}

const ANY_OF = new Intl.ListFormat('en', { type: 'disjunction' })

/** Returns why an entry or asset may be missing. Entries of types with the role `ignore` are not read. */
function reasonsOfMissing({ knowsDrafts, mapped }: CheckedSpace): string[] {
  return [
    ...(knowsDrafts ? ['does not exist', 'is archived'] : ['is not published', 'does not exist']),
    ...(mapped ? ['has a content type that the site ignores'] : []),
  ]
}
