import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

/** Words that were searched for and found nowhere. */
export interface Miss {
  readonly words: string
  readonly locale: string
  readonly count: number
}

/** Days that are kept: editors look at what was missed lately. */
const MAX_DAYS = 30
/** Different words that are kept of a day and a language: a visitor who tries many cannot fill the disk. */
const MAX_WORDS = 200
/** Longer questions are no words that an editor could answer. */
const MAX_LETTERS = 60

/** Of each day and language the words, with how often they were searched for. */
const asFile = z.record(z.iso.date(), z.record(z.string(), z.record(z.string(), z.number().int().positive())))
type Counts = z.output<typeof asFile>

/** Counts searches without hits by their words and day. Nothing about visitors is kept. */
export class MissCounter {
  readonly #file: string
  #new: Counts = {}
  #saving: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  /** Counts words that were found nowhere; words that may name a person or an account are left out. */
  add(locale: string, typed: string, now: Date): void {
    const words = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
    if (words === '' || [...words].length > MAX_LETTERS || /@|(?:\d[\s./-]*){5}/.test(words)) return
    this.#new = added(this.#new, { [dayOf(now)]: { [locale]: { [words]: 1 } } })
  }

  /** Writes what was counted since it was last called, together with what other processes have counted. */
  async save(now: Date): Promise<void> {
    if (Object.keys(this.#new).length === 0) return this.#saving
    const counted = this.#new
    this.#new = {}
    this.#saving = this.#saving.then(async () => replaceFile(this.#file, JSON.stringify(kept(added(await this.#read(), counted), now))))
    return this.#saving
  }

  /** Returns the words that were missed most, the most frequent first. */
  async most(limit: number, now: Date): Promise<Miss[]> {
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
      // There is no file yet, or none that can be read: counting begins again.
      return {}
    }
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Adds counts to others, within the bounds. Words beyond them are not counted. */
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
