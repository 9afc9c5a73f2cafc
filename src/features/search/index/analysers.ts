import { analyserOf, type Analyser } from '../analysis/analyser.ts'

/** Analysers of all languages in use, loaded once. */
export class Analysers {
  readonly #loaded = new Map<string, Analyser>()

  /** Loads the analysers of some BCP 47 tags. */
  async load(tags: Iterable<string>): Promise<void> {
    for (const tag of tags) if (!this.#loaded.has(tag)) this.#loaded.set(tag, await analyserOf(tag))
  }

  /** Returns the analyser of a language. Throws if it was not loaded. */
  of(tag: string): Analyser {
    const analyser = this.#loaded.get(tag)
    if (!analyser) throw new Error(`The analyser of ${tag} was not loaded.`)
    return analyser
  }
}
