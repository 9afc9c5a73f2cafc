import { linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ANALYSIS_VERSION } from '../analysis/analyser.ts'
import { FORMAT_VERSION } from '../index/schema.ts'

/** What a process that was killed has left is taken away after so long. */
const LEFT_MS = 3_600_000

/**
 * The files of an index: one that answers, and while there is none of this format and analysis one that is made.
 *
 * A file carries the name of what it holds only once it is whole, and is never replaced: several processes may share it.
 * Meanwhile one of another analysis answers, or else the one that is being made. Where nothing can be written the index
 * is kept in memory.
 */
export class IndexFiles {
  readonly #folder: string
  readonly #prefix: string
  readonly #whole: string
  #unfinished: string | undefined
  read: DatabaseSync
  written: DatabaseSync

  private constructor(folder: string, name: string) {
    this.#folder = folder
    this.#prefix = `search-${name}-${FORMAT_VERSION}.`
    this.#whole = `${this.#prefix}${ANALYSIS_VERSION}.sqlite`
    const whole = this.#opened(this.#whole)
    if (whole) {
      this.read = this.written = whole
      return
    }
    this.#unfinished = `${this.#prefix}${process.pid}.${Date.now()}.unfinished`
    this.written = new DatabaseSync(this.#path(this.#unfinished))
    // What is not whole is never opened again.
    this.written.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    this.read = this.#other() ?? this.written
  }

  /** Open what is there. */
  static open(folder: string, name: string): IndexFiles {
    try {
      mkdirSync(folder, { recursive: true })
      return new IndexFiles(folder, name)
    } catch (error) {
      console.warn(`[search] The index is kept in memory: ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}).`)
      return new IndexFiles('', ':memory:')
    }
  }

  /** The file that is written is the one that answers, and all pages were taken in once. */
  get isWhole(): boolean {
    return this.#unfinished === undefined
  }

  /** Change what is written, as one. */
  change<T>(work: () => T): T {
    this.written.exec('BEGIN IMMEDIATE')
    try {
      const value = work()
      this.written.exec('COMMIT')
      return value
    } catch (error) {
      this.written.exec('ROLLBACK')
      throw error
    }
  }

  /** Let the file that was made answer from now on. */
  complete(): void {
    if (this.#unfinished === undefined) return
    const made = this.#unfinished
    this.#unfinished = undefined
    if (this.#folder === '') return
    if (this.read !== this.written) this.read.close()
    // Whoever opens it finds it so: several may read while one writes.
    this.written.exec('PRAGMA journal_mode = WAL')
    this.written.close()
    try {
      linkSync(this.#path(made), this.#path(this.#whole))
    } catch {
      // Another process was faster, with the same content.
    }
    this.read = this.written = this.#opened(this.#whole) ?? new DatabaseSync(this.#path(made))
    for (const file of this.#own()) if (file === made || (file.endsWith('.sqlite') && file !== this.#whole)) rmSync(this.#path(file), { force: true })
  }

  close(): void {
    if (this.read !== this.written) this.read.close()
    this.written.close()
    if (this.#unfinished !== undefined && this.#folder !== '') rmSync(this.#path(this.#unfinished), { force: true })
  }

  /** Open a file that is there; one that is damaged is taken away. */
  #opened(file: string): DatabaseSync | undefined {
    if (this.#folder === '' || !this.#own().includes(file)) return undefined
    try {
      const database = new DatabaseSync(this.#path(file), { timeout: 5000 })
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; SELECT count(*) FROM sqlite_master')
      return database
    } catch (error) {
      if (!isDamage(error)) throw error
      rmSync(this.#path(file), { force: true })
      return undefined
    }
  }

  /** One of the same format, of another analysis: better than none. */
  #other(): DatabaseSync | undefined {
    for (const file of this.#own()) {
      const isLeft = file.endsWith('.unfinished') && Date.now() - statSync(this.#path(file)).mtimeMs > LEFT_MS
      if (isLeft) rmSync(this.#path(file), { force: true })
    }
    const other = this.#own().find((file) => file.endsWith('.sqlite') && file.startsWith(this.#prefix))
    return other === undefined ? undefined : this.#opened(other)
  }

  #own(): string[] {
    if (this.#folder === '') return []
    const name = this.#prefix.slice(0, this.#prefix.lastIndexOf('-') + 1)
    return readdirSync(this.#folder).filter((file) => file.startsWith(name))
  }

  #path(file: string): string {
    return this.#folder === '' ? ':memory:' : join(this.#folder, file)
  }
}

/** What SQLite says of a file that is none of its own, or no longer whole. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26])

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.has(error.errcode)
}
