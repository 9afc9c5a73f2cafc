import { readLink, type Linked, type RawAsset, type RawEntry } from './raw.server.ts'
import { reportContent } from './report.server.ts'
import type { InspectorTags } from '../view/phrase.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'

/** The value of a field in a language, links resolved. */
export interface FieldValue {
  readonly value: unknown
  /** The language tag of the value, where it is a fallback. */
  readonly locale?: string
  /** In a preview: the field that it is of. */
  readonly inspector?: InspectorTags
}

/**
 * Pick the values of some fields of a resource for a language, walking its fallback chain.
 *
 * Links become what `open` makes of their targets; those that lead nowhere are dropped and reported, and `missing` hears of them.
 * `inspector` names a field to editors, in a preview. Ask only for what is
 * shown: the links of other fields may lie deeper than the query went, and would be reported though nothing is wrong with them.
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

/** The content type of entries that stand for a picture. */
export const WRAPPED_PICTURE = 'wrappedPicture'

/** Open what a link leads to, or the picture that it stands for: then a page depends on both. */
export function lookThrough<T>(target: RawEntry | RawAsset, chain: LocaleChain, open: (target: RawEntry | RawAsset) => T): T {
  const opened = open(target)
  const picture = target.kind === 'entry' ? pictureIn(target, chain) : undefined
  return picture ? open(picture) : opened
}

function pictureIn({ type, fields, linked }: RawEntry, chain: LocaleChain): RawAsset | undefined {
  if (type !== WRAPPED_PICTURE) return undefined
  const byLocale = fields['file'] ?? {}
  const target = readLink(byLocale[codeOf(byLocale, chain) ?? ''], linked)
  return target?.kind === 'asset' ? target : undefined
}

/** Name the target of a link, whether the query reached it or not. */
export function linkedId(resource: RawEntry, chain: LocaleChain, field: string): string | undefined {
  const byLocale = resource.fields[field]
  const code = byLocale && codeOf(byLocale, chain)
  return code === undefined ? undefined : readLink(byLocale?.[code], resource.linked)?.id
}

/** Find the code whose value of a field counts for a language. */
export function codeOf(byLocale: Readonly<Record<string, unknown>>, chain: LocaleChain): string | undefined {
  return chain.codes.find((candidate) => isValue(byLocale[candidate]))
}

/** Null, empty text and an empty list count as no value, so that the fallback shows instead of a gap. */
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
