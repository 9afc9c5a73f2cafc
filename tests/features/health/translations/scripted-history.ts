import { dice, type Dice } from '../../../support/spaces/random-edits.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'ar', 'ja'] as const
const SOURCE = 'en'
const TEXTS = ['title', 'summary', 'body', 'words'] as const
type Text = (typeof TEXTS)[number]

interface Translation {
  /** Version of the source that it translates. */
  of: number
  isThere: boolean
}

/** An entry as its editors see it, with the knowledge that the history must derive. */
export interface EditedEntry {
  readonly id: string
  isPublished: boolean
  revision: number
  readonly values: Record<Text, Record<string, { readonly word: string; readonly ending: string }>>
  slug: string
  order: number
  readonly versions: Record<Text, number>
  readonly translations: Record<Text, Record<string, Translation>>
}

const WORDS = 'dome star lens orbit comet tide dusk moon nova quasar ridge flare'.split(' ')

/** Edits of three editors on twelve entries, from a seed. Records which translations are outdated. */
export class ScriptedHistory {
  readonly entries: EditedEntry[] = []
  readonly #roll: Dice
  #number = 0

  constructor(seed: number) {
    this.#roll = dice(seed)
    for (const [at] of WORDS.entries()) this.entries.push(this.#newEntry(`entry-${at}`))
  }

  /** Applies one edit of a random kind. Returns its kind, and the id of its entry. */
  edit(): { kind: string; entry: EditedEntry } {
    const editor = this.#roll.pick(['author', 'translator', 'administrator'] as const)
    const published = this.entries.filter(({ isPublished }) => isPublished)
    const entry = this.#roll.pick(published)
    const kind = this.#roll.pick(KINDS[editor])
    const edited = kind === 'republish' ? (this.entries.find(({ isPublished }) => !isPublished) ?? entry) : entry
    this.#apply(kind, edited)
    edited.revision += 1
    return { kind, entry: edited }
  }

  /** Accepts a translation as it is. */
  accept(entry: EditedEntry, field: Text, language: string): void {
    const translation = entry.translations[field][language]
    if (translation) translation.of = entry.versions[field]
  }

  /** Returns the outdated translations of published entries, as `entry field language`. */
  outdated(): string[] {
    return this.entries
      .filter(({ isPublished }) => isPublished)
      .flatMap(({ id, versions, translations }) =>
        TEXTS.flatMap((field) =>
          Object.entries(translations[field]).flatMap(([language, { of, isThere }]) => (isThere && of < versions[field] ? [`${id} ${field} ${language}`] : [])),
        ),
      )
      .toSorted()
  }

  #apply(kind: string, entry: EditedEntry): void {
    const field = this.#roll.pick(TEXTS)
    const language = this.#roll.pick(LANGUAGES.slice(1))
    if (kind === 'source' || kind === 'both') this.#write(entry, field, SOURCE)
    if (kind === 'target') this.#write(entry, field, language)
    // An editor of both often translates into all languages.
    if (kind === 'both') for (const each of this.#roll.below(2) === 0 ? LANGUAGES.slice(1) : [language]) this.#write(entry, field, each)
    if (kind === 'punctuation') this.#punctuate(entry, field, this.#roll.pick(LANGUAGES))
    if (kind === 'untranslatable') {
      entry.slug = `slug-${this.#next()}`
      entry.order += 1
    }
    if (kind === 'erase') {
      const translation = entry.translations[field][language]
      if (translation) translation.isThere = false
    }
    if (kind === 'unpublish' && this.entries.filter(({ isPublished }) => isPublished).length > 6) entry.isPublished = false
    if (kind === 'republish') {
      entry.isPublished = true
      if (this.#roll.below(2) === 0) this.#write(entry, field, SOURCE)
    }
    if (kind === 'delete') {
      this.entries.splice(this.entries.indexOf(entry), 1)
      this.entries.push(this.#newEntry(`entry-new-${this.#next()}`))
    }
  }

  #write(entry: EditedEntry, field: Text, language: string): void {
    entry.values[field][language] = { word: `${this.#roll.pick(WORDS)} ${language} ${this.#next()}`, ending: '.' }
    if (language === SOURCE) entry.versions[field] += 1
    else entry.translations[field][language] = { of: entry.versions[field], isThere: true }
  }

  #punctuate(entry: EditedEntry, field: Text, language: string): void {
    const value = entry.values[field][language]
    if (value) entry.values[field][language] = { word: value.word.toUpperCase(), ending: this.#roll.pick(['!', ' …', '?', '']) }
  }

  #newEntry(id: string): EditedEntry {
    const byText = <T>(make: () => T) => ({ title: make(), summary: make(), body: make(), words: make() })
    const entry: EditedEntry = {
      id,
      isPublished: true,
      revision: 1,
      values: byText(() => ({})),
      slug: id,
      order: 0,
      versions: byText(() => 0),
      translations: byText(() => ({})),
    }
    for (const field of TEXTS) {
      this.#write(entry, field, SOURCE)
      for (const language of LANGUAGES.slice(1)) if (this.#roll.below(4) > 0) this.#write(entry, field, language)
    }
    return entry
  }

  #next(): number {
    this.#number += 1
    return this.#number
  }
}

const KINDS: Readonly<Record<'author' | 'translator' | 'administrator', readonly string[]>> = {
  author: ['source', 'source', 'source', 'both', 'punctuation', 'untranslatable'],
  translator: ['target', 'target', 'target', 'both', 'punctuation'],
  administrator: ['untranslatable', 'unpublish', 'republish', 'republish', 'erase', 'delete', 'source'],
}
