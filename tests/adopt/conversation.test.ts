import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { SpaceModel, SpaceType } from 'content-mapping/space-model.ts'
import { configText } from '../../scripts/adopt/config-text.ts'
import { converse, pictureOf } from '../../scripts/adopt/conversation.ts'
import { leftOut } from '../../scripts/adopt/understanding.ts'
import { roles } from '../../src/site-content/site-roles.server.ts'

const KEYS = { up: '\u001B[A', down: '\u001B[B', enter: '\r', cancel: '\u0003' } as const
type Key = keyof typeof KEYS

const field = (id: string, type: string) => ({ id, name: id, type, localized: false, required: false, accepts: [], values: [] })
const TYPES: SpaceType[] = [
  {
    id: 'blogPost',
    name: 'Blog post',
    displayField: 'internalName',
    fields: [field('internalName', 'Symbol'), field('headline', 'Symbol'), field('slug', 'Symbol'), field('text', 'RichText'), field('strapline', 'Symbol')],
  },
  { id: 'member', name: 'Member', displayField: 'name', fields: [field('name', 'Symbol'), field('bio', 'Text')] },
]
const SPACE: SpaceModel = { name: 'blog', locales: [{ code: 'en', name: 'English', isDefault: true, fallbackCode: undefined }], types: TYPES, entries: [] }

/** A terminal in which a test reads the screen and presses keys. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 160, rows: 60 })
  let screen = ''
  let all = ''
  output.on('data', (data: Buffer) => {
    screen += data.toString()
    all += data.toString()
  })
  return {
    streams: { input, output },
    /** Waits for a question, and answers it by keys. */
    async answer(question: string, ...keys: readonly Key[]): Promise<void> {
      await vi.waitFor(() => expect(stripVTControlCharacters(screen)).toContain(question), { timeout: 15_000, interval: 5 })
      screen = ''
      for (const key of keys) input.write(KEYS[key])
    },
    /** Returns all output so far, with the sequences that control the terminal. */
    raw: () => all,
    shown: () => stripVTControlCharacters(screen),
  }
}

test('converse: without corrections, the result is the inferred mapping', async () => {
  const { streams, answer } = terminal()
  const agreed = converse(SPACE, roles, streams)
  await answer('Which content type is not right?', 'enter')
  await answer('Show the site afterwards?', 'enter')
  expect(await agreed).toEqual({ inference: inferMapping(SPACE), opens: true })
})

test('converse: a role and a field are corrected with the arrow keys, and the file has them', async () => {
  const { streams, answer } = terminal()
  const agreed = converse(SPACE, roles, streams)
  // The first type, its role: from story up to page.
  await answer('Which content type is not right?', 'down', 'enter')
  await answer('What is wrong about blogPost?', 'down', 'enter')
  await answer('blogPost is', 'up', 'enter')
  // The second field of a page: its summary.
  await answer('What is wrong about blogPost?', 'down', 'down', 'down', 'down', 'enter')
  await answer('comes from', 'cancel')
  await answer('What is wrong about blogPost?', 'enter')
  await answer('Which content type is not right?', 'up', 'enter')
  await answer('Show the site afterwards?', 'down', 'enter')
  const result = await agreed
  expect(result?.opens).toBe(false)
  expect(result?.inference.mapping.types['blogPost']).toMatchObject({ as: 'page', fields: { title: { from: 'headline' } } })
  expect(result && (await configText(TYPES, result.inference.mapping, roles, () => undefined))).toContain("blogPost: as('page'")
})

test('converse: names of types and fields are escaped', async () => {
  const clear = '\u001B[2J'
  const name = `Blog${clear}\npost`
  const post = { id: `blog${clear}Post`, name, displayField: 'headline', fields: [{ ...field('headline', 'Symbol'), name }, field(`te${clear}xt`, 'RichText')] }
  const { streams, answer, raw } = terminal()
  const agreed = converse({ ...SPACE, types: [post] }, roles, streams)
  await answer('Which content type is not right?', 'down', 'enter')
  await answer('What is wrong about blog', 'down', 'down', 'enter')
  await answer('comes from', 'cancel')
  await answer('What is wrong about blog', 'cancel')
  await answer('Which content type is not right?', 'cancel')
  expect(await agreed).toBeUndefined()
  expect(raw()).toContain(String.raw`Blog\u001B[2J\npost (blog\u001B[2JPost)`)
  expect(raw()).toContain(String.raw`te\u001B[2Jxt`)
  expect(raw()).not.toContain(clear)
})

test('converse: a cancelled conversation has no result', async () => {
  const { streams, answer } = terminal()
  const agreed = converse(SPACE, roles, streams)
  await answer('Which content type is not right?', 'cancel')
  expect(await agreed).toBeUndefined()
})

test('pictureOf: shows role, fields and omitted fields in one line', () => {
  expect(pictureOf({ as: 'story', fields: { title: { from: 'headline' } }, hidden: ['internalName'] })).toBe(
    'story      title ← headline, left out: internalName',
  )
})

test('leftOut: lists what visitors do not see, with reasons', () => {
  expect(leftOut(TYPES, inferMapping(SPACE))).toEqual(['Visitors do not see:', '  internalName (blogPost): is an internal name for editors'])
})
