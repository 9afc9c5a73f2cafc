import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

/** A query without results. */
export interface Miss {
  readonly words: string
  readonly locale: string
  readonly count: number
}

/** Number of days with counts. Editors need only recent queries. */
const MAX_DAYS = 30
/** Maximum number of different queries per day and language, so that a visitor cannot fill the disk. */
const MAX_WORDS = 200
/** Maximum length of a counted query. Longer ones are too specific for editors. */
const MAX_LETTERS = 60

/** Counts by day, language and query. */
const asFile = z.record(z.iso.date(), z.record(z.string(), z.record(z.string(), z.number().int().positive())))
type Counts = z.output<typeof asFile>

/** Counts queries without results by day. Stores nothing about visitors. */
export class MissCounter {
  readonly #file: string
  #new: Counts = {}
  #saving: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  /** Counts a query without results. Ignores queries that may contain an email address or a number of a person. */
  add(locale: string, typed: string, now: Date): void {
    const words = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
    if (words === '' || [...words].length > MAX_LETTERS || /@|(?:\d[\s./-]*){5}/.test(words)) return
    this.#new = added(this.#new, { [dayOf(now)]: { [locale]: { [words]: 1 } } })
  }

  /** Writes the counts since the last call, merged with those of other processes. */
  async save(now: Date): Promise<void> {
    if (Object.keys(this.#new).length === 0) return this.#saving
    const counted = this.#new
    this.#new = {}
    this.#saving = this.#saving.then(async () => replaceFile(this.#file, JSON.stringify(kept(added(await this.#read(), counted), now))))
    return this.#saving
  }

  /** Returns the most frequent queries without results, most frequent first. */
  async mostFrequent(limit: number, now: Date): Promise<Miss[]> {
    const counts = new Map<string, Miss>()
    for (const languages of Object.values(kept(added(await this.#read(), this.#new), now)))
      for (const [locale, words] of Object.entries(languages))
        for (const [text, count] of Object.entries(words)) {
          const key = `${locale} ${text}`
          counts.set(key, { words: text, locale, count: count + (counts.get(key)?.count ?? 0) })
        }
    return [...counts.values()].toSorted((one, other) => other.count - one.count || one.words.localeCompare(other.words, 'en')).slice(0, limit)
  }

  async #read(): Promise<Counts> {
    try {
      return asFile.parse(JSON.parse(await readFile(this.#file, 'utf8')))
    } catch {
      // The file does not exist or is invalid, so counting starts again.
      return {}
    }
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Adds counts to others, within the limits. Further queries are not counted. */
function added(one: Counts, other: Counts): Counts {
  const sum = structuredClone(one)
  for (const [day, languages] of Object.entries(other))
    for (const [locale, words] of Object.entries(languages)) {
      const own = new Map(Object.entries(sum[day]?.[locale] ?? {}))
      for (const [text, count] of Object.entries(words)) if (own.has(text) || own.size < MAX_WORDS) own.set(text, count + (own.get(text) ?? 0))
      sum[day] = { ...sum[day], [locale]: Object.fromEntries(own) }
    }
  return sum
}

function kept(counts: Counts, now: Date): Counts {
  const first = dayOf(new Date(now.getTime() - (MAX_DAYS - 1) * 86_400_000))
  return Object.fromEntries(Object.entries(counts).filter(([day]) => day >= first))
}
