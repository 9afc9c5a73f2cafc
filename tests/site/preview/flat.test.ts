import { expect, test } from 'vitest'
import { flat, isEntity } from '../../../src/layout/preview/live/flat.ts'

const sys = (id: string) => ({ id, type: 'Entry' })
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test('links that the web app has resolved become links, and what they lead to is given beside them', () => {
  const two = { sys: sys('two'), fields: { title: 'Two' } }
  const text = { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', data: { target: two }, content: [] }] }
  const { edited, linked } = flat([{ sys: sys('one'), fields: { title: 'One', parts: [two, link('three')], text } }])
  const textAsLinked = { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', data: { target: link('two') }, content: [] }] }
  expect(edited).toEqual([{ sys: sys('one'), fields: { title: 'One', parts: [link('two'), link('three')], text: textAsLinked } }])
  expect(linked).toEqual([two])
})

test('entries that lead to each other end', () => {
  const one = { sys: sys('one'), fields: { next: {} } }
  const two = { sys: sys('two'), fields: { next: one } }
  Object.assign(one.fields, { next: two })
  expect(flat([one])).toEqual({
    edited: [{ sys: sys('one'), fields: { next: link('two') } }],
    linked: [
      { sys: sys('two'), fields: { next: link('one') } },
      { sys: sys('one'), fields: { next: link('two') } },
    ],
  })
})

test('only a whole entry or asset is one', () => {
  expect(isEntity({ sys: sys('one'), fields: {} })).toBe(true)
  for (const value of [undefined, null, 'one', [], {}, link('one'), { sys: sys('one') }, { sys: {}, fields: {} }]) expect(isEntity(value)).toBe(false)
})
