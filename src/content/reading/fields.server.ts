import { readLink, type Linked, type RawAsset, type RawEntry } from './raw.server.ts'
import { reportContent } from './report.server.ts'
import type { InspectorTags } from '../view/localized-text.ts'
import { isPublishedIn } from '../locales/publishing.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'

/** Value of a field in a language, with resolved links. */
export interface FieldValue {
  readonly value: unknown
  /** Language tag of the value if it is a fallback. */
  readonly locale?: string
  /** Field of the value. Only in a preview. */
  readonly inspector?: InspectorTags
}

/**
 * Selects the values of some fields of a resource for a language, along its fallback chain.
 *
 * `open` resolves the targets of links. Broken links are dropped and reported, and `missing` is called with their ids. `inspector` returns the
 * inspector tags of a field in a preview.
 *
 * A resource that is not published in the language has no values.
 *
 * Pass only the fields that are shown. Links of other fields may be deeper than the query includes, and would be reported as broken.
 */
export function fieldsOf<Name extends string>(
  resource: RawEntry | RawAsset,
  chain: LocaleChain,
  names: readonly Name[],
  open: (target: RawEntry | RawAsset) => unknown = (target) => target,
  missing: (id: string) => void = () => undefined,
  inspector: (field: Name) => InspectorTags | undefined = () => undefined,
): { [N in Name]?: FieldValue } {
  const values: { [N in Name]?: FieldValue } = {}
  if (!isPublishedIn(resource, chain)) return values
  for (const field of names) {
    const byLocale = resource.fields[field]
    const code = byLocale && codeOf(byLocale, chain)
    if (byLocale === undefined || code === undefined) continue
    const value = withLinks(
      byLocale[code],
      resource.linked,
      (target) => lookThrough(target, chain, open),
      (id) => {
        missing(id)
        reportContent({
          entry: resource.id,
          field,
          locale: code,
          about: 'link',
          problem: `links to ${id}, which is not published or does not exist; the link is left out`,
        })
      },
    )
    if (value === undefined) continue
    const fallback = resource.kind === 'entry' && !chain.isLocalized(resource.type, field) ? undefined : chain.foreignTag(code)
    const tags = inspector(field)
    values[field] = { value, ...(fallback && { locale: fallback }), ...(tags && { inspector: tags }) }
  }
  return values
}

/** Content type of entries that wrap a picture. */
export const WRAPPED_PICTURE = 'wrappedPicture'

/** Opens the target of a link, or the picture that the target wraps. The page then depends on both. */
export function lookThrough<T>(target: RawEntry | RawAsset, chain: LocaleChain, open: (target: RawEntry | RawAsset) => T): T {
  const opened = open(target)
  const picture = target.kind === 'entry' ? pictureIn(target, chain) : undefined
  return picture ? open(picture) : opened
}

/** Opened pictures, by the entries that wrap them. */
const wrapped = new WeakMap<RawEntry, RawAsset>()

/** Returns the picture that an entry wraps, with the texts of the entry. */
function pictureIn(entry: RawEntry, chain: LocaleChain): RawAsset | undefined {
  if (entry.type !== WRAPPED_PICTURE || !isPublishedIn(entry, chain)) return undefined
  const { fields, linked } = entry
  const byLocale = fields['file'] ?? {}
  const target = readLink(byLocale[codeOf(byLocale, chain) ?? ''], linked)
  if (target?.kind !== 'asset') return undefined
  const known = wrapped.get(entry)
  if (known?.id === target.id) return known
  const { alt, caption, credit } = fields
  const words = { ...(alt && { description: alt }), ...((caption ?? credit) && { caption: together(caption, credit) }) }
  const picture = { ...target, fields: { ...target.fields, ...words } }
  wrapped.set(entry, picture)
  return picture
}

/** Joins the caption and the credit of a picture in each locale. */
function together(caption: Readonly<Record<string, unknown>> = {}, credit: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const codes = new Set([...Object.keys(caption), ...Object.keys(credit)])
  return Object.fromEntries(
    [...codes].map((code) => [code, [caption[code], credit[code]].filter((text) => typeof text === 'string' && text !== '').join(' · ')]),
  )
}

/** Returns the id of a link's target, even if the query did not include the target. */
export function linkedId(resource: RawEntry, chain: LocaleChain, field: string): string | undefined {
  const byLocale = resource.fields[field]
  const code = byLocale && codeOf(byLocale, chain)
  return code === undefined ? undefined : readLink(byLocale?.[code], resource.linked)?.id
}

/** Returns the locale whose value of a field applies to a language. */
export function codeOf(byLocale: Readonly<Record<string, unknown>>, chain: LocaleChain): string | undefined {
  return chain.codes.find((candidate) => isValue(byLocale[candidate]))
}

/** Returns whether a field has a value. Null, empty text and empty lists fall back to another locale instead of leaving a gap. */
function isValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function withLinks(value: unknown, linked: Linked, open: (target: RawEntry | RawAsset) => unknown, missing: (id: string) => void): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinks(item, linked, open, missing)).filter((item) => item !== undefined)
  const resource = readLink(value, linked)
  if (!resource) return value
  if (resource.kind !== 'unresolved') return open(resource)
  missing(resource.id)
  return undefined
}
