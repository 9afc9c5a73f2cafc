import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const SITE = { baseLocale: 'en', locales: [{ tag: 'en' }, { tag: 'de' }] }
const PRODUCT = { en: { title: 'Title', count: '{n} pages' }, de: { title: 'Titel', count: '{n} Seiten' }, fr: { title: 'Titre', count: '{n} pages' } }

/** Returns the problems of messages in a folder with the product's messages and those of a team, or the merged messages of German. */
function messages(
  own: Readonly<Record<string, Readonly<Record<string, string>>>>,
  product: object = PRODUCT,
  code = `console.log(JSON.stringify(await messageProblems(${JSON.stringify(SITE)})))`,
): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'own-messages-'))
  for (const [path, files] of [
    ['messages', product],
    ['site/messages', own],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true })
    for (const [tag, texts] of Object.entries(files)) writeFileSync(join(folder, path, `${tag}.json`), JSON.stringify(texts))
  }
  const imports = ['message-problems', 'message-file'].map((name) => `await import('${pathToFileURL(`scripts/messages/${name}.ts`).href}')`)
  const script = `const { messageProblems, readMessages } = Object.assign({}, ${imports.join(', ')}); ${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('readMessages: messages of site/ replace those of the product and add others', () => {
  const merged = messages({ de: { title: 'Überschrift', greeting: 'Hallo' } }, PRODUCT, "console.log(JSON.stringify(await readMessages('de')))")
  expect(merged).toEqual({ title: 'Überschrift', count: '{n} Seiten', greeting: 'Hallo' })
})

test('messageProblems: a new message needs the languages of the site, and no other', () => {
  expect(messages({ en: { greeting: 'Hello' }, de: { greeting: 'Hallo' } })).toEqual([])
  expect(messages({ en: { greeting: 'Hello' } })).toEqual(['site/messages/de.json has no "greeting"'])
  expect(messages({ de: { greeting: 'Hallo' } })).toEqual(['site/messages/de.json has "greeting", which site/messages/en.json has not'])
})

test('messageProblems: names a text of site/ that replaces a message with plural forms and leaves out the number', () => {
  const forms = { declarations: ['input n', 'local plural = n: plural'], selectors: ['plural'], match: { 'plural=one': 'a page', 'plural=other': '{n} pages' } }
  const product = { en: { count: [forms] }, de: { count: [forms] } }
  expect(messages({ en: { count: 'Pages' } }, product)).toEqual(['site/messages/en.json: "count" leaves out {n}'])
  expect(messages({ en: { count: 'Pages: {n}' } }, product)).toEqual([])
})

test('messageProblems: a language that only site/ has needs every message of the product', () => {
  const { en, de } = PRODUCT
  expect(messages({ de }, { en })).toEqual([])
  expect(messages({ de: { title: 'Titel' } }, { en })).toEqual(['site/messages/de.json has no "count"'])
})

test('messageProblems: names a message of site/ that has other parameters than the message of the product', () => {
  expect(messages({ en: { count: 'Many pages' }, de: { title: 'Titel von {name}' } })).toEqual([
    'site/messages/de.json: "title" uses {name}, which is not a parameter of the message',
    'site/messages/en.json: "count" leaves out {n}',
  ])
})
