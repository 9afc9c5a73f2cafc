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
  const script = `const { messageProblems, readMessages, unusedMessages } = Object.assign({}, ${imports.join(', ')}); ${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('readMessages: messages of site/ replace those of the product and add others', () => {
  const merged = messages({ de: { title: 'Überschrift', greeting: 'Hallo' } }, PRODUCT, "console.log(JSON.stringify(await readMessages('de')))")
  expect(merged).toEqual({ title: 'Überschrift', count: '{n} Seiten', greeting: 'Hallo' })
})

test('readMessages: a language needs a file of the product or of the team', () => {
  const failure = "await readMessages('sw').catch(({ message }) => console.log(JSON.stringify(message)))"
  expect(messages({}, PRODUCT, failure)).toBe('There is no messages/sw.json.')
})

test.each([
  [{ title: 3 }, 'messages/de.json: "title" must be a text, or a list with plural forms.'],
  [[], 'messages/de.json must be an object of messages.'],
])('readMessages: refuses %j with a sentence', (de, sentence) => {
  const failure = "await readMessages('de').catch(({ message }) => console.log(JSON.stringify(message)))"
  expect(messages({}, { de }, failure)).toBe(sentence)
})

test('npm run check: names a file of messages that is not JSON', () => {
  const check = `const { checks } = await import('${pathToFileURL('scripts/checks/all.ts').href}')`
  const code = `(await import('node:fs')).writeFileSync('site/messages/en.json', '{'); ${check}; console.log(JSON.stringify(await Object.fromEntries(checks).messages()))`
  expect(messages({}, PRODUCT, code)).toEqual([expect.stringContaining('site/messages/en.json cannot be read: ')])
})

test.each(['my-key', 'class', '2nd', 'naïve', 'a.b'])('messageProblems: refuses the key "%s" of the team, which is no name in code', (key) => {
  const own = { en: { [key]: 'Text', products_title: 'Products' }, de: { [key]: 'Text', products_title: 'Produkte' } }
  const sentence = (tag: string) =>
    `site/messages/${tag}.json: "${key}" cannot be the name of a message in code. Use letters, digits and underscores, such as products_title.`
  expect(messages(own)).toEqual(expect.arrayContaining([sentence('en'), sentence('de')]))
  expect(messages(own)).toHaveLength(2)
})

test('messageProblems: the product has the same messages in each language', () => {
  const { en, de } = PRODUCT
  expect(messages({}, { en, de: { title: 'Titel', more: 'Mehr' } })).toEqual([
    'messages/de.json has no "count"',
    'messages/de.json has "more", which messages/en.json has not',
  ])
  expect(messages({}, { en, de })).toEqual([])
})

test('unusedMessages: names messages of the product and of the team that only compiled files use', () => {
  const compiled = join('src', 'paraglide')
  const sources = { 'src/title.ts': 'm.title()', 'site/greeting.tsx': 'm.greeting()', [join(compiled, 'messages.ts')]: 'm.count() + m.farewell()' }
  const write = `const { mkdirSync, writeFileSync } = await import('node:fs'); mkdirSync('${compiled}', { recursive: true })
    for (const [file, text] of Object.entries(${JSON.stringify(sources)})) writeFileSync(file, text)`
  expect(
    messages({ en: { greeting: 'Hello', farewell: 'Bye' } }, PRODUCT, `${write}\nconsole.log(JSON.stringify(await unusedMessages(${JSON.stringify(SITE)})))`),
  ).toEqual(['count', 'farewell'].map((key) => `"${key}" is in messages/ or site/messages/, but no source file uses it`))
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
