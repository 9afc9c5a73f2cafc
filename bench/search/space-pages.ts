import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchDocument } from '../../src/features/search/index/document.ts'
import { tablesOf } from '../../src/features/search/index/schema.ts'

/** Waits for the index that a site builds in a folder, and reads its pages by language. */
export async function pagesOfSite(folder: string, locales: readonly string[]): Promise<ReadonlyMap<string, readonly SearchDocument[]>> {
  for (let times = 0; times < 3000; times += 1) {
    const file = (await readdir(folder).catch(() => [])).find((name) => name.endsWith('.sqlite'))
    if (file !== undefined) return pagesIn(join(folder, file), locales)
    await sleep(200)
  }
  throw new Error(`No index was built in ${folder}.`)
}

function pagesIn(file: string, locales: readonly string[]): ReadonlyMap<string, readonly SearchDocument[]> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const pagesOf = (locale: string) => database.prepare(`SELECT document FROM ${tablesOf(locale).pages}`).all()
  const pages = new Map(locales.map((locale) => [locale, pagesOf(locale).map(({ document }): SearchDocument => JSON.parse(String(document)))]))
  database.close()
  return pages
}
