const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([...'{['].map((bracket) => bracket.charCodeAt(0)))
const CLOSING = new Set([...'}]'].map((bracket) => bracket.charCodeAt(0)))
const SPACE = /[ \t\r\n]*/y
const SCALAR = /[^ \t\r\n,\]}]+/y

/** Scans JSON text value by value without parsing the values, which callers pass to `JSON.parse`. Throws a `SyntaxError` at unexpected characters. */
export class JsonScanner {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
    this.#skip(SPACE)
  }

  /** Skips a punctuation mark and returns `true` if it comes next. */
  takes(mark: string): boolean {
    if (this.#source[this.#at] !== mark) return false
    this.#at += 1
    this.#skip(SPACE)
    return true
  }

  /** Skips a punctuation mark. Throws if it does not come next. */
  take(mark: string): void {
    if (!this.takes(mark)) throw new SyntaxError(`expected ${mark} at ${this.#at}`)
  }

  /** Skips the next value and returns its text. */
  value(): string {
    const start = this.#at
    const first = this.#source.charCodeAt(start)
    if (first === QUOTE) this.#skipString()
    else if (OPENING.has(first)) this.#skipBrackets()
    else this.#skip(SCALAR)
    if (this.#at === start) throw new SyntaxError(`expected a value at ${start}`)
    const text = this.#source.slice(start, this.#at)
    this.#skip(SPACE)
    return text
  }

  /** Throws if more text follows. */
  end(): void {
    if (this.#at !== this.#source.length) throw new SyntaxError(`expected the end at ${this.#at}`)
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at
    if (pattern.test(this.#source)) this.#at = pattern.lastIndex
  }

  #skipString(): void {
    let end = this.#source.indexOf('"', this.#at + 1)
    while (end >= 0 && this.#isEscaped(end)) end = this.#source.indexOf('"', end + 1)
    if (end < 0) throw new SyntaxError(`the text at ${this.#at} does not end`)
    this.#at = end + 1
  }

  #isEscaped(quote: number): boolean {
    let backslashes = 0
    while (this.#source.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1
    return backslashes % 2 === 1
  }

  #skipBrackets(): void {
    let open = 0
    do {
      const code = this.#source.charCodeAt(this.#at)
      if (Number.isNaN(code)) throw new SyntaxError('a bracket is not closed')
      if (code === QUOTE) {
        this.#skipString()
        continue
      }
      if (OPENING.has(code)) open += 1
      else if (CLOSING.has(code)) open -= 1
      this.#at += 1
    } while (open > 0)
  }
}
