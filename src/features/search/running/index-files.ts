import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ANALYSIS_VERSION } from '../analysis/analyser.ts'
import { FORMAT_VERSION } from '../index/schema.ts'
import { lossOf, type Loss } from './index-loss.ts'
import { removeUnfinished, unfinishedName } from './unfinished-files.ts'

/**
 * Database files of an index: one for reading, and a new one if no file of this format and analysis exists.
 * A file gets its final name when it is complete, and is never replaced, because several processes may share it. Until then, a file of another
 * analysis or the incomplete file is used for reading. If the folder is not writable, the index is in memory.
 */
export class IndexFiles {
  #folder: string
  readonly #prefix: string
  readonly #whole: string
  #unfinished: string | undefined
  /** Inodes of the opened files, because other processes may replace the files under their names. */
  readonly #inodes = new Map<string, number | undefined>()
  read: DatabaseSync
  written: DatabaseSync

  private constructor(folder: string, name: string) {
    this.#folder = folder
    this.#prefix = `search-${name}-${FORMAT_VERSION}.`
    this.#whole = `${this.#prefix}${ANALYSIS_VERSION}.sqlite`
    if (folder !== '') removeUnfinished(folder, `search-${name}-`)
    const whole = this.#opened(this.#whole)
    if (whole) {
      this.read = this.written = whole
      return
    }
    this.written = this.#begun()
    this.read = this.#other() ?? this.written
  }

  /** Opens the existing files, or creates an index. */
  static open(folder: string, name: string): IndexFiles {
    try {
      mkdirSync(folder, { recursive: true })
      return new IndexFiles(folder, name)
    } catch (error) {
      console.warn(`[search] The index is in memory only: ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}).`)
      return IndexFiles.inMemory()
    }
  }

  /** Creates an index that is not written to disk. */
  static inMemory(): IndexFiles {
    return new IndexFiles('', ':memory:')
  }

  /**
   * Creates a new index after a loss. A damaged file is renamed with the suffix `.damaged`. If the folder is not writable any more, the index
   * is built in memory, and a complete one is used for reading meanwhile.
   */
  beginAgain(loss: Loss): void {
    const isKept = loss === 'unwritable' && this.read !== this.written
    const answering = loss === 'unwritable' && this.isWhole ? this.written : isKept ? this.read : undefined
    for (const database of new Set([this.read, this.written])) if (database !== answering) closeQuietly(database)
    if (this.#folder !== '' && this.#unfinished !== undefined) this.#remove(this.#unfinished)
    if (loss === 'damaged') for (const [file, inode] of this.#inodes) if (this.#inodeOf(file) === inode) this.#setAside(file)
    // Another process may have rebuilt it already.
    const whole = loss === 'damaged' ? this.#opened(this.#whole) : undefined
    if (whole) {
      this.#unfinished = undefined
      this.read = this.written = whole
      return
    }
    if (loss === 'unwritable') this.#folder = ''
    try {
      this.written = this.#begun()
    } catch {
      this.#folder = ''
      this.written = this.#begun()
    }
    this.read = answering ?? this.written
  }

  #begun(): DatabaseSync {
    this.#unfinished = unfinishedName(this.#prefix)
    const database = new DatabaseSync(this.#path(this.#unfinished))
    // An incomplete file is never opened again, so it needs no journal.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    return database
  }

  #setAside(file: string): void {
    try {
      renameSync(this.#path(file), this.#path(`${file}.damaged`))
    } catch {
      rmSync(this.#path(file), { force: true })
    }
    for (const more of ['-wal', '-shm']) rmSync(this.#path(file + more), { force: true })
  }

  #inodeOf(file: string): number | undefined {
    return statSync(this.#path(file), { throwIfNoEntry: false })?.ino
  }

  #remove(file: string): void {
    for (const more of ['', '-journal', '-wal', '-shm']) rmSync(this.#path(file + more), { force: true })
  }

  /** The file for writing is also used for reading, and contains all pages. */
  get isWhole(): boolean {
    return this.#unfinished === undefined
  }

  /** Runs changes in one transaction. */
  change<T>(work: () => T): T {
    this.written.exec('BEGIN IMMEDIATE')
    try {
      const value = work()
      this.written.exec('COMMIT')
      return value
    } catch (error) {
      // SQLite has already rolled back if the disk is full.
      if (this.written.isTransaction) this.written.exec('ROLLBACK')
      throw error
    }
  }

  /** Uses the new file for reading from now on. */
  complete(): void {
    if (this.#unfinished === undefined) return
    const made = this.#unfinished
    this.#unfinished = undefined
    if (this.read !== this.written) this.read.close()
    this.read = this.written
    if (this.#folder === '') return
    // The mode is stored in the file: with WAL, other processes can read while one writes.
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
    if (this.#unfinished !== undefined && this.#folder !== '') this.#remove(this.#unfinished)
  }

  /** Path of the complete file, or `undefined` if the index is incomplete or in memory. */
  get wholePath(): string | undefined {
    return this.isWhole && this.#folder !== '' ? this.#path(this.#whole) : undefined
  }

  /** Opens an existing file. Renames a file that is no database. `findDamage` reads the rest of it later. */
  #opened(file: string): DatabaseSync | undefined {
    if (this.#folder === '' || !this.#own().includes(file)) return undefined
    try {
      const database = new DatabaseSync(this.#path(file), { timeout: 5000 })
      this.#inodes.set(file, this.#inodeOf(file))
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
      return database
    } catch (error) {
      if (lossOf(error) !== 'damaged') throw error
    }
    console.warn(`[search] ${file} is damaged: it is set aside, and the index is built again.`)
    this.#setAside(file)
    return undefined
  }

  /** Opens a file of the same format but another analysis, as a temporary substitute. */
  #other(): DatabaseSync | undefined {
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

/** Closes a database that may be damaged. */
function closeQuietly(database: DatabaseSync): void {
  try {
    database.close()
  } catch {
    // The database is discarded anyway.
  }
}
