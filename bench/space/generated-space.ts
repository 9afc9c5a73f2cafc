import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { SPACE } from '../../tests/support/spaces/space.ts'
import type { DraftResource, ExportDraft } from '../../tests/support/spaces/export-file.ts'
import { chaptersOf, inChapter, ownTag } from './chapter.ts'

/** An export file generated from the fixtures' space. */
export interface GeneratedSpace {
  readonly file: string
  readonly entries: number
  readonly assets: number
  readonly bytes: number
  /** Addresses of stories in all five languages, evenly distributed over the chapters. */
  readonly stories: readonly string[]
}

const FILES = resolve('.cache/fixtures/content')
const SEGMENTS: Readonly<Record<string, string>> = { en: 'stories', de: 'geschichten', fr: 'recits', ar: 'قصص', ja: '読みもの' }

/**
 * Writes a space of `total` entries in five languages. It consists of chapters, each of which is a copy of the fixtures' content
 * with texts of the same length.
 *
 * Every chapter has its own 55 assets, which share their files.
 */
export async function generateSpace(total: number): Promise<GeneratedSpace> {
  const source: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  const chapters = chaptersOf(source.entries)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  for (const host of ['images.ctfassets.net', 'images.secure.ctfassets.net', 'assets.ctfassets.net'])
    if (existsSync(join(FILES, host))) symlinkSync(join(FILES, host), join(folder, host))
  const file = join(folder, 'space.json')
  const out = createWriteStream(file)
  const write = async (text: string) => void (out.write(text) || (await once(out, 'drain')))

  const topics = [0, 1, 2, 3, 4]
  const tags = topics.flatMap((n) => source.tags.map((tag) => ({ ...tag, sys: { ...Object(tag['sys']), id: ownTag(String(Object(tag['sys']).id), n) } })))
  await write(
    `{"contentTypes":${JSON.stringify(source.contentTypes)},\n"tags":${JSON.stringify(tags)},\n"locales":${JSON.stringify(source.locales)},\n"entries":[`,
  )
  const stories: string[] = []
  let entries = 0
  let chapter = 0
  for (; entries < total; chapter += 1) {
    for (const original of source.entries) {
      if (chapter >= chapters(original.sys.id)) continue
      if (entries === total) break
      const entry = inChapter(original, chapter, chapters)
      if (entry.sys.id.startsWith('story-')) stories.push(...addressesOf(entry))
      await write(`${entries === 0 ? '' : ','}\n${JSON.stringify(entry)}`)
      entries += 1
    }
  }
  await write('],\n"assets":[')
  for (let n = 0; n < chapter; n += 1)
    for (const [index, asset] of source.assets.entries()) await write(`${n + index === 0 ? '' : ','}\n${JSON.stringify(inChapter(asset, n, chapters))}`)
  out.end(']}\n')
  await finished(out)
  const step = Math.max(1, Math.floor(stories.length / 5000))
  return { file, entries, assets: chapter * source.assets.length, bytes: out.bytesWritten, stories: stories.filter((_, index) => index % step === 0) }
}

/** Returns the addresses of a story in all languages. */
export function addressesOf({ fields }: DraftResource): string[] {
  return Object.entries(fields['slug'] ?? {}).map(([locale, slug]) => encodeURI(`/${locale}/${SEGMENTS[locale]}/${String(slug)}`))
}
