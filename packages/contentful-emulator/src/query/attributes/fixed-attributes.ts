import { object, objects, type Json, type JsonObject } from '../../json/json.ts'
import { valueIn } from '../../space/locales.ts'
import type { Resource, ResourceKind } from '../../space/resources.ts'
import { plain, valuesOf, type Attribute, type Kind } from './attribute.ts'

function sysAttribute(path: string, kind: Kind, read: (sys: JsonObject) => Json | undefined): Attribute {
  return { ...plain, path, kind, type: kind === 'Id' ? 'Symbol' : kind, values: ({ sys }) => valuesOf(read(sys)) }
}

const linkedId = (key: string) => (sys: JsonObject) => object(object(sys[key])['sys'])['id']

const SYS: ReadonlyMap<string, Attribute> = new Map(
  [
    sysAttribute('sys.id', 'Id', (sys) => sys['id']),
    sysAttribute('sys.type', 'Id', (sys) => sys['type']),
    ...['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'].map((key) => sysAttribute(`sys.${key}`, 'Date', (sys) => sys[key])),
    ...['revision', 'version', 'publishedVersion', 'archivedVersion', 'publishedCounter'].map((key) => sysAttribute(`sys.${key}`, 'Number', (sys) => sys[key])),
    ...['contentType', 'space', 'environment'].map((key) => sysAttribute(`sys.${key}.sys.id`, 'Id', linkedId(key))),
  ].map((attribute) => [attribute.path, attribute]),
)

const METADATA: ReadonlyMap<string, Attribute> = new Map(
  ['tags', 'concepts'].flatMap((list): [string, Attribute][] => {
    const links = (resource: Resource) => objects(resource.metadata?.[list])
    const path = `metadata.${list}`
    return [
      [path, { ...plain, path, kind: 'Opaque', type: 'Array', isList: true, values: links }],
      [
        `${path}.sys.id`,
        {
          ...plain,
          path: `${path}.sys.id`,
          kind: 'Id',
          type: 'Symbol',
          isList: true,
          values: (it) => links(it).flatMap((tag) => valuesOf(object(tag['sys'])['id'])),
        },
      ],
    ]
  }),
)

/** Content types and tags have names. Tags have a visibility. */
const NAMED: ReadonlyMap<string, Attribute> = new Map([
  ['name', { ...plain, path: 'name', kind: 'Symbol', type: 'Symbol', values: ({ fields }, chain) => valuesOf(valueIn(fields['name'], chain)) }],
  ['sys.visibility', sysAttribute('sys.visibility', 'Id', (sys) => sys['visibility'])],
])

/** Returns an attribute that does not depend on the content model, or `undefined` if none has this path. */
export function fixedAttribute(path: string, kind: ResourceKind): Attribute | undefined {
  return SYS.get(path) ?? (kind === 'Entry' || kind === 'Asset' ? METADATA : NAMED).get(path)
}
