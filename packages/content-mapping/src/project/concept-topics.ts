import { object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { ConceptTree } from 'contentful-emulator/space/concept-tree.ts'
import { link, type Resource } from 'contentful-emulator/space/resources.ts'
import type { SpaceContent } from 'contentful-emulator/space/space-content.ts'
import { Claims, slugOf } from './slugs.ts'

/** Content type of the site for topics. */
export const TOPIC = 'topic'

/** Maximum number of topics. A taxonomy of an organization can have thousands of concepts. */
const MAX_TOPICS = 500

/**
 * Creates a topic for each of the `carried` concepts, and for the concepts that are broader than these. The labels become titles and slugs in
 * each locale, and the definition becomes the summary.
 */
export function conceptTopics(content: SpaceContent, carried: ReadonlySet<string>): readonly Resource[] {
  const tree = new ConceptTree(content.concepts)
  const wanted = new Set([...carried, ...[...carried].flatMap((id) => tree.ancestors(id))])
  const claims = new Claims()
  return content.concepts
    .filter(({ id }) => wanted.has(id))
    .slice(0, MAX_TOPICS)
    .flatMap(({ id, body }) => topicOf(id, body, content, claims) ?? [])
}

/** Returns the ids of the concepts of an entry. */
export function conceptsOf({ metadata }: Resource): readonly string[] {
  return objects(metadata?.['concepts']).flatMap((concept) => text(object(concept['sys'])['id']) ?? [])
}

function topicOf(concept: string, body: JsonObject, { locales, spaceId, environment }: SpaceContent, claims: Claims): Resource | undefined {
  const codes = locales.all.map(({ code }) => code)
  const labels = textsIn(body['prefLabel'], codes, locales.defaultCode)
  const id = `concept-${concept}`
  const slugs = [...labels].map(([code, label]): [string, Json] => [code, claims.claim(code, slugOf(label) || slugOf(concept) || 'topic', concept)])
  if (slugs.length === 0) return undefined
  const sys = object(body['sys'])
  const at = text(sys['updatedAt']) ?? text(sys['createdAt']) ?? '1970-01-01T00:00:00.000Z'
  return {
    kind: 'Entry',
    id,
    contentTypeId: TOPIC,
    sys: {
      id,
      type: 'Entry',
      createdAt: text(sys['createdAt']) ?? at,
      updatedAt: at,
      revision: 1,
      space: link('Space', spaceId),
      environment: link('Environment', environment),
      contentType: link('ContentType', TOPIC),
    },
    metadata: { tags: [], concepts: [] },
    fields: {
      title: Object.fromEntries(labels),
      slug: Object.fromEntries(slugs),
      summary: Object.fromEntries(textsIn(body['definition'], codes, locales.defaultCode)),
      concept: { [locales.defaultCode]: concept },
    },
    localeStatus: undefined,
  }
}

/** Returns the texts of a concept in the locales of the space. The first text stands in for the default locale. */
function textsIn(value: Json | undefined, codes: readonly string[], defaultCode: string): ReadonlyMap<string, string> {
  const given = Object.entries(object(value)).flatMap(([code, each]): [string, string][] =>
    typeof each === 'string' && each.trim() !== '' ? [[code, each]] : [],
  )
  const known = new Map(given.filter(([code]) => codes.includes(code)))
  const [first] = given
  if (first && !known.has(defaultCode)) known.set(defaultCode, first[1])
  return known
}
