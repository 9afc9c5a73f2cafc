/** A wording that the project does not use, and its replacement. */
export interface Wording {
  /** With the flags `g` and `u`. Code in backticks has been replaced by the letter X. */
  readonly find: RegExp
  readonly instead: string
  /** Areas in which the word is allowed. For example, messages may advise visitors to contact a person. */
  readonly allowedIn?: readonly string[]
}

export const MAX_WORDS_PER_SENTENCE = 25

/** Retired terms and the standard terms that replace them. */
export const TERMS: readonly Wording[] = [
  { find: /(?<!:)\b(?:type)?faces?\b(?!\/)/giu, instead: 'font' },
  { find: /\bprograms?\b/giu, instead: 'feed, calendar, crawler, bot' },
  { find: /\b(?<!search |search-|JavaScript |template )engines?\b/giu, instead: 'search engine, or the name of the unit' },
  { find: /\btwins?\b/giu, instead: 'Markdown alternate' },
  { find: /\bstrange\b/giu, instead: 'unmapped content type, custom model' },
  {
    find: /\ban own\b|\b(?:of|has|have|with) own\b|\bof (?:its|their|his|her|our) own\b|(?<!\b(?:your|its|their|our|whose|site’s|space’s) )\bown (?:space|field|type|model)s?\b/giu,
    instead: 'custom, separate, unmapped',
  },
  { find: /\bformer addresse?s?\b/giu, instead: 'slug history, previous slug' },
  { find: /(?<!\bwell[ -])\bkept\b|\bat hand\b/giu, instead: 'cached, stored, retained' },
  { find: /\blost\b/giu, instead: 'not found, orphaned, missing' },
  { find: /\bturnstiles?\b|\blanes?\b|\b(?:in|join the) line\b(?! with)/giu, instead: 'queue, limiter, deadline' },
  { find: /\btak(?:e|es|en|ing) in\b|\btook in\b/giu, instead: 'notify, handle, onChange, invalidate' },
  { find: /\bwish(?:es|ed)?\b/giu, instead: 'parameters, options' },
  { find: /(?<!\b(?:long|free)-)\bstanding\b/giu, instead: 'status, state' },
  { find: /(?<!\b(?:Japanese|lines?|breaks?|between)\b.*)\bphrases?\b(?!.*\b(?:Japanese|lines?|breaks?)\b)/giu, instead: 'localized text' },
  { find: /(?<!\b(?:animation|video|per) )\bframes?\b(?!-ancestors| (?:per|rate|budget))/giu, instead: 'layout' },
  { find: /\bdisarm\w*|\bstraighten\w*|\bcleans?\b(?! up)|\bcleaned\b(?! up)/giu, instead: 'remove, strip, escape, sanitize' },
  {
    find: /\bmak(?:e|es|ing)\b(?! sure\b| (?:an? |too many )?(?:API )?(?:requests?|calls?|changes?)\b)|\bmade\b/giu,
    instead: 'create, compute, render, build',
  },
  { find: /\bso many\b/giu, instead: 'the maximum of, the number of' },
  { find: /\bstand-?ins?\b/giu, instead: 'fake, replacement' },
  { find: /\b(?:is|are|was|were|be|been) away\b/giu, instead: 'unreachable, down' },
  { find: /\banew\b/giu, instead: 'again' },
  { find: /\bthose there are\b/giu, instead: 'the known ones, all, with their name' },
  { find: /\bask(?:s|ed|ing)?\b/giu, instead: 'fetch, read, query, request', allowedIn: ['messages'] },
]

const PERSON = String.raw`(?:you|we|I|they|people|person|humans?|editors?|visitors?|users?|readers?|authors?|operators?|developers?|engineers?|adopters?|teams?|translators?|journalists?)`

/** Verbs for persons. Code returns, throws, reads and stores. */
export const PERSONIFICATION: readonly Wording[] = [
  {
    find: new RegExp(String.raw`(?<!\b${PERSON} )\b(?:says|tells|knows|hears|told|heard|knew|gives)\b(?! up\b)`, 'giu'),
    instead: 'returns, prints, names, reads, receives, contains',
  },
  {
    find: new RegExp(String.raw`(?:^|[.:;!?] )(?:Say|Tell|Know|Hear|Give)\b(?! up\b)`, 'gu'),
    instead: 'return, print, name, read, receive, pass',
  },
  {
    find: /\b(?:that|which|and|or|can|could|may|must|will|would|should|cannot|does not|do not|did not|to) (?:say|tell|know|hear|give)\b(?! up\b)/giu,
    instead: 'return, print, name, read, receive, pass',
    allowedIn: ['messages'],
  },
  { find: /\b(?:is|are|was|were|be|been|being) (?:given|said|known to)\b/giu, instead: 'passed, named, set, listed' },
]

/** Sentences have named subjects. Questions may begin with these words. */
export const SUBJECTS: readonly Wording[] = [
  { find: /^(?:what(?:ever)?|who(?:ever|se)?|somebody|someone|nobody|no one)\b/giu, instead: 'a named subject: the cache, the caller, an editor' },
  { find: /(?<!^)\b(?:whatever|whoever|whomever|somebody|nobody|no one)\b/giu, instead: 'a named subject or object' },
  {
    find: /(?<!^)(?:(?<=[:;(] ?)|(?<=, )|(?<=\b(?:and|but|or|of|by|to|than|for|with|from|in|on|as|that) ))what\b/giu,
    instead: 'a noun: the fields that, the settings, the result',
  },
  {
    find: /\b(?:chooses?|decides?|describes?|determines?|reads?|records?|returns?|shows?) (?:what|who)\b/giu,
    instead: 'a noun: the fields that, the settings, the result',
  },
  { find: /(?<!^)(?<=\b(?:of|by|to|for|with|but|than) )who\b/giu, instead: 'a named person: the editor who, the visitor who' },
]

const AFTER_PLACE = String.raw`\b(?:places?|files?|folders?|directory|directories|pages?|sections?|positions?|points?|addresses|address|path|lines?|locations?|lists?|tables?|sites?|country|city|from|to|see|shows?|knows?|records?|finds?|reports?|names?|returns?|prints?|decides?|is|of|and)`

/** Conditions begin with "if" or "when". */
export const CONDITIONS: readonly Wording[] = [
  { find: /^where\b(?=\s)/giu, instead: 'if, when (or name the place)' },
  { find: new RegExp(String.raw`(?<!^)(?<!${AFTER_PLACE} )\bwhere(?:ver)?\b`, 'giu'), instead: 'if, when (or name the place)' },
]
