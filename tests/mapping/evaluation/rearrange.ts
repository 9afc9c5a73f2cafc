import { isObject } from 'contentful-emulator/json/json.ts'
import { paragraph } from '../infer/models/model.ts'
import type { SpaceEntry, SpaceField, SpaceType } from 'content-mapping/space-model.ts'
import type { Expectation } from '../infer/score.ts'
import type { KnownSpace } from './spaces.ts'

type Values = SpaceEntry['fields']
type Right = Expectation[string]['fields']

/** A content type whose fields were rearranged. `values` converts the values of its entries. */
interface Rearranged {
  readonly fields: readonly SpaceField[]
  readonly values: (values: Values) => Values
  readonly right: Right
}

function rearranged(space: KnownSpace, change: (type: SpaceType, right: Right) => Rearranged | undefined): KnownSpace {
  const { model, expected } = space
  const changes = new Map(model.types.map((type) => [type.id, change(type, expected[type.id]?.fields ?? {})]))
  return {
    ...space,
    model: {
      ...model,
      types: model.types.map((type) => ({ ...type, fields: changes.get(type.id)?.fields ?? type.fields })),
      entries: model.entries.map((entry) => ({ ...entry, fields: changes.get(entry.type)?.values(entry.fields) ?? entry.fields })),
    },
    expected: Object.fromEntries(Object.entries(expected).map(([type, each]) => [type, { ...each, fields: changes.get(type)?.right ?? each.fields }])),
  }
}

/** Applies a function to the value of each locale. */
function inLocales(values: Values[string] | undefined, change: (value: unknown) => unknown): Values[string] {
  return Object.fromEntries(Object.entries(values ?? {}).map(([locale, value]) => [locale, change(value)]))
}

/** Splits the main text of each content type into two numbered fields. */
export function split(space: KnownSpace): KnownSpace {
  return rearranged(space, ({ fields }, right) => {
    const body = onlyField(fields, right['body'])
    if (!body || !['Text', 'RichText'].includes(body.type) || fields.some(({ id }) => /\d/.test(id))) return undefined
    const [one, two] = [`${body.id}1`, `${body.id}2`]
    return {
      fields: fields.flatMap((field) => (field === body ? [one, two].map((id) => ({ ...field, id, name: `${field.name} ${id.at(-1)}` })) : [field])),
      values: ({ [body.id]: value, ...rest }) =>
        value ? { ...rest, [one]: inLocales(value, (text) => halves(text)[0]), [two]: inLocales(value, (text) => halves(text)[1]) } : rest,
      right: replaced(right, body.id, [one, two]),
    }
  })
}

/** Joins the introduction and the main text of each content type. */
export function joined(space: KnownSpace): KnownSpace {
  return rearranged(space, ({ displayField, fields }, right) => {
    const [summary, body] = [onlyField(fields, right['summary']), onlyField(fields, right['body'])]
    if (!summary || !body || summary.id === displayField || !['Text', 'RichText'].includes(body.type) || summary.type === 'RichText') return undefined
    return {
      fields: fields.filter((field) => field !== summary),
      values: ({ [summary.id]: first, ...rest }) => ({
        ...rest,
        [body.id]: { ...inLocales(first, (text) => text), ...inLocales(rest[body.id], (text) => text), ...both(first, rest[body.id]) },
      }),
      right: { ...right, summary: ['-'] },
    }
  })
}

function both(first: Values[string] | undefined, second: Values[string] | undefined): Values[string] {
  return Object.fromEntries(
    Object.keys(second ?? {}).flatMap((locale) => (first?.[locale] === undefined ? [] : [[locale, introduced(first[locale], second?.[locale])]])),
  )
}

/** Returns a text with an introduction as its first paragraph. */
function introduced(first: unknown, second: unknown): unknown {
  if (isObject(second) && Array.isArray(second['content'])) return { ...second, content: [...paragraph(String(first)).content, ...second['content']] }
  return second === undefined ? first : `${String(first)}\n\n${String(second)}`
}

/** Returns the two halves of a text, which is divided between sentences or blocks. */
function halves(text: unknown): readonly [unknown, unknown] {
  if (isObject(text) && Array.isArray(text['content'])) {
    const middle = Math.ceil(text['content'].length / 2)
    return [
      { ...text, content: text['content'].slice(0, middle) },
      { ...text, content: text['content'].slice(middle === text['content'].length ? 0 : middle) },
    ]
  }
  const sentences = String(text).split(/(?<=[.!?\n])\s+/)
  const middle = Math.ceil(sentences.length / 2)
  return [sentences.slice(0, middle).join(' '), sentences.slice(middle === sentences.length ? 0 : middle).join(' ')]
}

function onlyField(fields: readonly SpaceField[], right: readonly string[] = []): SpaceField | undefined {
  return right.length === 1 ? fields.find(({ id }) => id === right[0]) : undefined
}

function replaced(right: Right, id: string, by: readonly string[]): Right {
  return Object.fromEntries(Object.entries(right).map(([meaning, ids]) => [meaning, ids.flatMap((old) => (old === id ? by : [old]))]))
}
