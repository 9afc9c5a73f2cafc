import { isLocale, languageOf, LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Origin } from 'content-mapping/mapped-space.ts'
import type { Content, Entry } from '../content.ts'
import { model, symbol } from '../reading/model.server.ts'
import { reportContent } from '../reading/report.server.ts'
import { oncePerVersion } from '../version/once-per-version.server.ts'
import { redirectModel, optionalModel } from './model.server.ts'
import { matchOf, readPattern, type Pattern } from './pattern.ts'

/** A redirect in a language. */
export interface RedirectRule {
  /** Id of the redirect's entry. */
  readonly id: string
  readonly origin: Origin | undefined
  readonly pattern: Pattern
  /** HTTP status. If editors set none, 308 for permanent redirects, or else 307. */
  readonly status: 301 | 302 | 307 | 308 | 410
  /** Id of the target entry. */
  readonly target: string | undefined
  readonly url: string | undefined
  /** Time in which the redirect applies, in milliseconds. */
  readonly start: number
  readonly end: number
}

/** Redirect whose address cannot be matched. */
interface UnreadableRule {
  readonly id: string
  readonly problem: string
}

/** The redirects of a language. */
export interface RedirectRules {
  /** Rules by comparable path, in the order of precedence. */
  readonly exact: ReadonlyMap<string, readonly RedirectRule[]>
  /** Rules with a `*`, the longest first. */
  readonly wildcards: readonly RedirectRule[]
  readonly unreadable: readonly UnreadableRule[]
}

const fromModel = model('redirect', { from: symbol }, {})
const FIELDS = Object.keys({ ...redirectModel.required, ...redirectModel.optional }).map((name) => `fields.${name}`)

/** Returns the redirects of the content's language. They are read once for all requests. */
export const rulesOf = oncePerVersion(readRules)

async function readRules(content: Content): Promise<RedirectRules> {
  // One dependency for all redirects. A dependency on each would add thousands to every 404.
  content.recorder.dependsOn('redirects', { type: redirectModel.type, equal: [], paths: FIELDS })
  const entries = await content.apart().all({ content_type: redirectModel.type, include: 0, order: 'sys.createdAt' })
  const read = entries.flatMap((entry) => rulesOfEntry(entry, content.locale))
  const unreadable = read.filter((each) => 'problem' in each)
  for (const { id, problem } of unreadable) reportContent({ entry: id, field: 'from', problem: `${problem}; it redirects nothing` })
  const rules = read.filter((each) => 'rule' in each).toSorted((one, other) => other.rank - one.rank)
  const ordered = rules.map(({ rule }) => rule)
  return {
    exact: Map.groupBy(
      ordered.filter(({ pattern }) => pattern.after === undefined),
      ({ pattern }) => pattern.before,
    ),
    wildcards: ordered.filter(({ pattern }) => pattern.after !== undefined),
    unreadable,
  }
}

/** Yields the rules that match a comparable path, in the order of precedence. */
export function* matching({ exact, wildcards }: Pick<RedirectRules, 'exact' | 'wildcards'>, from: string) {
  for (const rule of exact.get(from) ?? []) yield { rule, rest: '' }
  for (const rule of wildcards) {
    const rest = matchOf(rule.pattern, from)
    if (rest !== undefined) yield { rule, rest }
  }
}

/** A rule with its precedence. Rules with a higher rank come first. */
interface RankedRule {
  readonly rule: RedirectRule
  readonly rank: number
}

/** Reads the rules of an entry in a language: one for each address that it has in any language. */
function rulesOfEntry(entry: Entry, locale: Locale): (UnreadableRule | RankedRule)[] {
  const values = entry.read(optionalModel)
  if (!values) return []
  const languages = (values.languages ?? []).flatMap((name) => namedLanguages(name, entry))
  if (values.languages && !languages.includes(locale)) return []
  const addresses = new Set([locale, ...LOCALES].flatMap((each) => entry.read(fromModel, each)?.from ?? []))
  return [...addresses].flatMap((from, index): (UnreadableRule | RankedRule)[] => {
    const pattern = readPattern(from)
    if ('problem' in pattern) return [{ id: entry.id, problem: `"${from.slice(0, 80)}" ${pattern.problem}` }]
    if (pattern.locale !== undefined && pattern.locale !== locale) return []
    const { status, permanent = false, url, start, end } = values
    const rule: RedirectRule = {
      id: entry.id,
      origin: entry.origin,
      pattern,
      status: status ?? (permanent ? 308 : 307),
      target: entry.linkedId('target'),
      url,
      start: start === undefined ? -Infinity : Date.parse(start),
      end: end === undefined ? Infinity : Date.parse(end),
    }
    return [{ rule, rank: rankOf(rule, values.languages !== undefined || pattern.locale !== undefined, index === 0) }]
  })
}

/**
 * Returns the precedence of a rule. Longer patterns come first, then rules for this language, rules for a limited time, and addresses in this
 * language.
 */
function rankOf({ pattern, start, end }: RedirectRule, isForLanguage: boolean, isInLanguage: boolean): number {
  const length = pattern.before.length + (pattern.after?.length ?? 0)
  const isForTime = Number.isFinite(start) || Number.isFinite(end)
  return length * 8 + (isForLanguage ? 4 : 0) + (isForTime ? 2 : 0) + (isInLanguage ? 1 : 0)
}

/** Returns the languages that an editor names: a tag of the site, or a language without its region. */
function namedLanguages(name: string, { id }: Entry): readonly Locale[] {
  const named = isLocale(name) ? [name] : LOCALES.filter((each) => languageOf(each) === name.toLowerCase())
  if (named.length === 0) reportContent({ entry: id, field: 'languages', problem: `names "${name.slice(0, 80)}", which is no language of the site` })
  return named
}
