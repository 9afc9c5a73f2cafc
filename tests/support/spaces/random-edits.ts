import { copyOf, link, type DraftResource, type ExportDraft } from './export-file.ts'

/** Pseudo-random numbers with a seed. */
export interface Dice {
  /** Returns an integer from 0 to below a bound. */
  below(bound: number): number
  pick<T>(values: readonly T[]): T
}

/** Creates a generator from a seed. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    below,
    pick(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}

const LOCALES = ['en', 'de', 'fr', 'ar', 'ja']
const DATES = ['start', 'end', 'published']

type Edit = (draft: ExportDraft, roll: Dice, at: number) => string

const typeOf = (entry: DraftResource) => JSON.stringify(entry.sys['contentType'])
const fieldsThat = (entry: DraftResource, fits: (value: unknown, field: string) => boolean) =>
  Object.entries(entry.fields).filter(([field, values]) => Object.values(values).some((value) => fits(value, field)))
const isLinks = (value: unknown): value is unknown[] => Array.isArray(value) && JSON.stringify(value[0] ?? '').includes('"Link"')

const EDITS: Readonly<Record<string, Edit>> = {
  text(draft, roll, at) {
    const entry = roll.pick(draft.entries.filter((each) => fieldsThat(each, (value, field) => typeof value === 'string' && field !== 'slug').length > 0))
    const [field, values] = roll.pick(fieldsThat(entry, (value, name) => typeof value === 'string' && !DATES.includes(name) && name !== 'slug'))
    const locale = roll.pick([...Object.keys(values), roll.pick(LOCALES)])
    values[locale] = `Edit ${at}`
    return `${entry.sys.id}.${field} in ${locale}`
  },
  slug(draft, roll, at) {
    const entry = roll.pick(draft.entries.filter(({ fields }) => fields['slug']))
    entry.fields['slug'] = { ...entry.fields['slug'], [roll.pick(LOCALES)]: `slug-${at}` }
    return `slug of ${entry.sys.id}`
  },
  deletion(draft, roll) {
    const entry = roll.pick(draft.entries.filter((each) => !typeOf(each).includes('siteSettings')))
    draft.entries = draft.entries.filter((each) => each !== entry)
    return `deletion of ${entry.sys.id}`
  },
  copy(draft, roll, at) {
    const entry = roll.pick(draft.entries.filter(({ fields }) => fields['slug']))
    // One edit may create several.
    const name = `copy-${at}-${draft.entries.length}`
    draft.entries.push(copyOf(entry, name, { slug: { en: name } }))
    return `copy of ${entry.sys.id}`
  },
  date(draft, roll) {
    const entry = roll.pick(draft.entries.filter(({ fields }) => DATES.some((name) => fields[name])))
    const name = roll.pick(DATES.filter((each) => entry.fields[each]))
    entry.fields[name] = { en: new Date(Date.UTC(2026, roll.below(24), 1 + roll.below(28))).toISOString() }
    return `${name} of ${entry.sys.id}`
  },
  tags(draft, roll) {
    const entry = roll.pick(draft.entries.filter(({ metadata }) => (metadata?.tags.length ?? 0) > 0))
    entry.metadata = { tags: roll.below(2) === 0 ? [] : [link('Tag', JSON.parse(JSON.stringify(roll.pick(draft.tags))).sys.id)] }
    return `tags of ${entry.sys.id}`
  },
  links(draft, roll) {
    const entry = roll.pick(draft.entries.filter((each) => fieldsThat(each, isLinks).length > 0))
    const [field, values] = roll.pick(fieldsThat(entry, isLinks))
    const [locale = 'en', value] = Object.entries(values)[0] ?? []
    if (isLinks(value)) values[locale] = roll.below(2) === 0 ? value.toReversed() : value.slice(1)
    return `${entry.sys.id}.${field}`
  },
  asset(draft, roll, at) {
    const asset = roll.pick(draft.assets)
    asset.fields['description'] = { ...asset.fields['description'], [roll.pick(LOCALES)]: `Picture ${at}` }
    return `asset ${asset.sys.id}`
  },
  assetDeletion(draft, roll) {
    const asset = roll.pick(draft.assets)
    draft.assets = draft.assets.filter((each) => each !== asset)
    return `deletion of asset ${asset.sys.id}`
  },
}

/** Changes a space at random, as an editor might. Returns a description. `at` makes sure that the values of each edit are unique. */
export function editAtRandom(draft: ExportDraft, roll: Dice, at: number): string {
  const kind = roll.pick(Object.keys(EDITS))
  return `${kind}: ${EDITS[kind]?.(draft, roll, at)}`
}

/** Restores a random resource of another state that was removed. Returns a description, or `undefined` if there is none. */
export function restoreAtRandom(draft: ExportDraft, before: ExportDraft, roll: Dice): string | undefined {
  const gone = before.entries.filter(({ sys }) => !draft.entries.some((each) => each.sys.id === sys.id))
  if (gone.length === 0) return undefined
  const entry = roll.pick(gone)
  draft.entries.push(structuredClone(entry))
  return `return of ${entry.sys.id}`
}
