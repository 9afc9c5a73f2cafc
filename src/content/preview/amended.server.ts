import type { Locale } from '#app/i18n/locales.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import { sanitizeFields, readResource, type Linked, type RawAsset, type RawEntry } from '../reading/raw.server.ts'
import type { Edits, Entity } from './edits.ts'

type Raw = RawEntry | RawAsset

/**
 * Creates a function that applies the unsaved edits of an editor to an entry or asset.
 *
 * `chainOf` returns the fallbacks of the language of the edits. Resources without edits are returned unchanged.
 */
export function amending(edits: Edits | undefined, chainOf: (locale: Locale) => LocaleChain): (raw: Raw) => Raw {
  if (!edits) return (raw) => raw
  const { edited, linked, locale } = edits
  const chain = chainOf(locale)
  const byKey = new Map(edited.map((entity) => [keyOf(entity.sys), entity]))
  const added = new Map(linked.map((entity) => [keyOf(entity.sys), entity]))
  const base = chain.codes.at(-1) ?? ''
  const codeOf = (type: string, field: string) => (chain.isLocalized(type, field) ? (chain.codes[0] ?? base) : base)

  /** Resolves links that the editor has added since the page was read. Their targets come from the edits. */
  function linkedFrom(delivered: Linked): Linked {
    const made = new Map<string, Raw | undefined>()
    const linkedNow: Linked = (link) => {
      const there = delivered(link)
      const key = keyOf(link)
      const entity = added.get(key)
      if (there || !entity) return there
      if (!made.has(key)) made.set(key, readResource(inAllLocales(entity), linkedNow))
      return made.get(key)
    }
    return linkedNow
  }

  function inAllLocales({ sys, fields }: Entity): unknown {
    const type = sys.contentType?.sys.id ?? ''
    return { sys, fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { [codeOf(type, field)]: value }])) }
  }

  return (raw) => {
    const entity = byKey.get(keyOf({ id: raw.id, type: raw.kind === 'entry' ? 'Entry' : 'Asset' }))
    if (!entity) return raw
    const type = raw.kind === 'entry' ? raw.type : ''
    const names = new Set([...Object.keys(raw.fields), ...Object.keys(entity.fields)])
    const fields = Object.fromEntries(
      [...names].map((field) => {
        const code = codeOf(type, field)
        const { [code]: _before, ...others } = raw.fields[field] ?? {}
        const value = entity.fields[field]
        return [field, value === undefined || value === null ? others : { ...others, [code]: value }]
      }),
    )
    return { ...raw, ...sanitizeFields(raw.id, fields), linked: linkedFrom(raw.linked) }
  }
}

function keyOf({ type, id }: { readonly type: string; readonly id: string }): string {
  return `${type} ${id}`
}
