import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { looksLikeMarkdown } from 'content-mapping/markdown/looks-like-markdown.ts'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { exportFilesIn, FOREIGN } from '../../support/foreign-spaces.ts'
import { texts } from './outline.ts'

const spaces = exportFilesIn(FOREIGN)

interface Space {
  readonly contentTypes?: readonly { readonly sys: { readonly id: string }; readonly fields: readonly { readonly id: string; readonly type: string }[] }[]
  readonly entries?: readonly { readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } }; readonly fields: Record<string, object> }[]
}

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []

function markdownIn({ contentTypes = [], entries = [] }: Space): string[] {
  const fields = new Set(contentTypes.flatMap((type) => type.fields.filter((field) => field.type === 'Text').map((field) => `${type.sys.id} ${field.id}`)))
  const values = entries.flatMap(({ sys, fields: given }) =>
    Object.entries(given ?? {}).flatMap(([id, byLocale]) => (fields.has(`${sys.contentType.sys.id} ${id}`) ? Object.values(byLocale) : [])),
  )
  return values.filter((value) => typeof value === 'string').filter(looksLikeMarkdown)
}

describe('markdownToRichText: Markdown in the spaces of other teams', () => {
  if (spaces.length === 0) it.skip(`is not tested, because ${FOREIGN} is missing`, () => undefined)

  for (const name of spaces) {
    it(`of ${name} loses no word but the titles of links`, () => {
      for (const text of markdownIn(JSON.parse(readFileSync(join(FOREIGN, name), 'utf8')))) {
        const kept = new Map<string, number>()
        for (const word of wordsOf(texts(markdownToRichText(text).content))) kept.set(word, (kept.get(word) ?? 0) + 1)
        const lost = wordsOf(text.replaceAll(/(\]\([^()\s]*) "[^"]*"\)/g, '$1)')).filter((word) => {
          const left = kept.get(word) ?? 0
          kept.set(word, left - 1)
          return left <= 0
        })
        expect(lost).toEqual([])
      }
    })
  }
})
