import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
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
export async function projectFindings({ files = proseFiles(), cache = FINDINGS_CACHE, rules = rulesOfProject(), find = findIn }: Options = {}): Promise<
  Finding[]
> {
  const known = readCache(cache)
  const version = hash('sha1', rules)
  const all = new Map<string, readonly Finding[]>()
  for (const path of files) {
    const source = readFileSync(path, 'utf8')
    const key = hash('sha1', JSON.stringify([version, path, source]))
    all.set(key, known[key] ?? find(path, source))
  }
  await replaceFile(cache, JSON.stringify(Object.fromEntries(all)))
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
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A missing or damaged file costs only the time to find them again.
    return {}
  }
}
