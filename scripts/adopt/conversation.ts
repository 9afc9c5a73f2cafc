import type { Readable, Writable } from 'node:stream'
import { cancel, confirm, intro, isCancel, note, select, type Option } from '@clack/prompts'
import type { SiteRoles } from 'content-mapping/config/site-roles.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { Inference } from 'content-mapping/infer/inference.ts'
import type { Source, TypeMapping } from 'content-mapping/mapping.ts'
import { conversionOf } from 'content-mapping/project/convert.ts'
import type { SpaceModel, SpaceType } from 'content-mapping/space-model.ts'
import { printableLine } from '../processes/printable.ts'
import { readableSource, sourceText } from './source-text.ts'

/** The streams of a terminal. Default: those of the process. */
export interface Terminal {
  readonly input?: Readable
  readonly output?: Writable
}

/** Result of a conversation: the corrected mapping, and whether to show the site. */
export interface Agreed {
  readonly inference: Inference
  readonly opens: boolean
}

/** Roles in the order in which they are offered, with their meaning. */
const ROLES: Readonly<Record<string, string>> = {
  page: 'a page composed of sections',
  story: 'an article with a text and a date',
  event: 'something at a time and a place',
  topic: 'a subject of stories and events',
  person: 'a person with a name, such as an author',
  generic: 'any other page with a list',
  section: 'a part of pages',
  part: 'shown inside the entries that link to it',
  hero: 'opens a page',
  cards: 'links to other entries as cards',
  quote: 'a quotation',
  questions: 'questions with answers',
  question: 'one question with its answer',
  callToAction: 'a call with buttons',
  gallery: 'several pictures',
  carousel: 'slides',
  slide: 'one slide',
  picture: 'wraps a picture with its caption',
  link: 'a button, a menu, or an item of a menu',
  settings: 'the name of the site and its menus',
  seo: 'metadata for search engines',
  ignore: 'never shown',
}

/** Formats the mapping of a type in one line: `story  title ← headline, body ← text`. */
export function pictureOf({ as, fields, hidden = [] }: TypeMapping): string {
  const sources = Object.entries(fields).map(([name, source]) => `${name} ← ${readableSource(source)}`)
  const left = hidden.length > 0 ? [`left out: ${hidden.join(', ')}`] : []
  return [as.padEnd(10), [...sources, ...left].join(', ')].join(' ').trimEnd()
}

/**
 * Shows each content type with its mapping, and lets the developer correct roles and fields with the arrow keys. Returns `undefined` if the
 * developer cancels.
 */
export async function converse(space: SpaceModel, { kinds }: SiteRoles, terminal: Terminal = {}): Promise<Agreed | undefined> {
  const roles = new Map<string, string>()
  const sources = new Map<string, Map<string, Source | undefined>>()
  const choose = async <T extends string>(message: string, options: Option<T>[], initialValue?: T): Promise<T | undefined> => {
    const answer = await select<T>({
      message: printableLine(message),
      options: options.map(printed),
      maxItems: 12,
      ...(initialValue !== undefined && { initialValue }),
      ...terminal,
    })
    return isCancel(answer) ? undefined : answer
  }
  const current = (): Inference =>
    withSources(
      inferMapping(space, Object.fromEntries(roles), (role) => Object.hasOwn(kinds, role)),
      sources,
    )

  /** Corrects the source of one field. */
  async function correctField(type: SpaceType, { as, fields }: TypeMapping, field: string): Promise<void> {
    const accepted = kinds[as]?.[field] ?? []
    const fitting = type.fields.filter((each) => accepted.length === 0 || conversionOf(each.type, accepted) !== undefined)
    const now = fields[field]
    const options = fitting.map(({ id, name, type: kind }) => ({ value: `field ${id}`, label: id, hint: `${name}, ${kind}` }))
    const chosen = await choose(
      `${type.id}: ${field} comes from`,
      [...options, { value: 'none', label: 'no field' }],
      now && 'from' in now ? `field ${now.from}` : 'none',
    )
    if (chosen === undefined) return
    const own = sources.get(type.id) ?? new Map<string, Source | undefined>()
    sources.set(type.id, own.set(field, chosen === 'none' ? undefined : { from: chosen.slice('field '.length) }))
  }

  /** Corrects a type until the developer goes back. */
  async function correctType(type: SpaceType): Promise<void> {
    for (;;) {
      const { mapping, reasons } = current()
      const own = mapping.types[type.id]
      if (!own) return
      const reason = reasons[type.id]
      const lines = [pictureOf(own), ...(reason ? [`because it ${reason.why} (${reason.sureness})`] : [])]
      note(lines.map(printableLine).join('\n'), printableLine(`${type.name} (${type.id})`), terminal)
      const fields = Object.keys(kinds[own.as] ?? {}).map((field) => {
        const source = own.fields[field]
        return { value: `field ${field}`, label: field, hint: source ? sourceText(source) : 'no field' }
      })
      const chosen = await choose(`What is wrong about ${type.id}?`, [
        { value: 'back', label: 'Nothing' },
        { value: 'role', label: 'the role', hint: own.as },
        ...fields,
      ])
      if (chosen === undefined || chosen === 'back') return
      if (chosen !== 'role') {
        await correctField(type, own, chosen.slice('field '.length))
        continue
      }
      const offered = [...Object.keys(ROLES), ...Object.keys(kinds).filter((role) => !Object.hasOwn(ROLES, role))].filter((role) => Object.hasOwn(kinds, role))
      const options = offered.map((role) => ({ value: role, label: role, ...(ROLES[role] !== undefined && { hint: ROLES[role] }) }))
      const role = await choose(`${type.id} is`, options, own.as)
      if (role === undefined || role === own.as) continue
      roles.set(type.id, role)
      sources.delete(type.id)
    }
  }

  intro('The content types of the space, and their meaning for the site', terminal)
  let last = ''
  for (;;) {
    const inference = current()
    const width = Math.max(...space.types.map(({ id }) => id.length))
    const types = space.types.flatMap(({ id }) => {
      const own = inference.mapping.types[id]
      return own ? [{ value: `type ${id}`, label: `${id.padEnd(width)}  ${pictureOf(own)}` }] : []
    })
    const chosen = await choose('Which content type is not right?', [{ value: '', label: 'All are right: write the files' }, ...types], last)
    if (chosen === undefined) {
      cancel('Nothing was written.', terminal)
      return undefined
    }
    if (chosen === '') {
      const opens = await confirm({ message: 'Show the site afterwards?', ...terminal })
      return { inference, opens: opens === true }
    }
    last = chosen
    const type = space.types.find(({ id }) => id === chosen.slice('type '.length))
    if (type) await correctType(type)
  }
}

/** Escapes the texts of an option, which contain names of the space. Its value stays. */
function printed<T extends string>(option: Option<T>): Option<T> {
  const { label, hint } = option
  return { ...option, ...(label !== undefined && { label: printableLine(label) }), ...(hint !== undefined && { hint: printableLine(hint) }) }
}

/** Replaces the sources that the developer has chosen. */
function withSources(inference: Inference, chosen: ReadonlyMap<string, ReadonlyMap<string, Source | undefined>>): Inference {
  const types = Object.entries(inference.mapping.types).map(([id, type]): readonly [string, TypeMapping] => {
    const own = chosen.get(id)
    if (!own) return [id, type]
    const kept = Object.entries(type.fields).filter(([name]) => !own.has(name))
    const added = [...own].flatMap(([name, source]) => (source ? [[name, source] as const] : []))
    const used = new Set(added.map(([, source]) => ('from' in source ? source.from : '')))
    return [id, { ...type, fields: Object.fromEntries([...kept, ...added]), ...(type.hidden && { hidden: type.hidden.filter((field) => !used.has(field)) }) }]
  })
  return { ...inference, mapping: { types: Object.fromEntries(types) } }
}
