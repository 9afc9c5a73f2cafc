import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { proseFiles, textsOf } from './areas.ts'
import { findingsIn, type Finding } from './findings.ts'

/** The findings of the last run, by the content of the file. */
export const FINDINGS_CACHE = '.cache/prose.json'

interface Options {
  readonly files?: readonly string[]
  readonly cache?: string
  /** Everything besides the files that findings depend on. */
  readonly rules?: string
  readonly find?: (path: string, source: string) => readonly Finding[]
}

/** Returns the findings in all prose of the project. Finds them again only in files that changed since the last run, or if a rule changed. */
export function projectFindings({ files = proseFiles(), cache = FINDINGS_CACHE, rules = rulesOfProject(), find = findIn }: Options = {}): Finding[] {
  const known = readCache(cache)
  const all = new Map<string, readonly Finding[]>()
  for (const path of files) {
    const source = readFileSync(path, 'utf8')
    const key = hash('sha1', JSON.stringify([rules, path, source]))
    all.set(key, known[key] ?? find(path, source))
  }
  writeCache(cache, Object.fromEntries(all))
  return [...all.values()].flat()
}

function findIn(path: string, source: string): Finding[] {
  return textsOf(path, source).flatMap(findingsIn)
}

function rulesOfProject(): string {
  return ['package-lock.json', ...globSync('scripts/prose/*.ts').toSorted()].map((file) => readFileSync(file, 'utf8')).join('\n')
}

function readCache(file: string): Readonly<Record<string, readonly Finding[]>> {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    // A run that was stopped may leave an incomplete file.
    return {}
  }
}

function writeCache(file: string, findings: Readonly<Record<string, readonly Finding[]>>): void {
  mkdirSync(dirname(file), { recursive: true })
  const written = `${file}.${process.pid}`
  writeFileSync(written, JSON.stringify(findings))
  renameSync(written, file)
}
