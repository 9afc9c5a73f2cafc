import { analyserOf, type Analyser } from '../analysis/analyser.ts'

/** The analysers of the languages that occur, loaded once. */
export class Analysers {
  readonly #loaded = new Map<string, Analyser>()

  /** Load those of some languages, by BCP 47 tag. */
  async load(tags: Iterable<string>): Promise<void> {
    for (const tag of tags) if (!this.#loaded.has(tag)) this.#loaded.set(tag, await analyserOf(tag))
  }

  /** Give the analyser of a language that was loaded. */
  of(tag: string): Analyser {
    const analyser = this.#loaded.get(tag)
    if (!analyser) throw new Error(`The analyser of ${tag} was not loaded.`)
    return analyser
  }
}
