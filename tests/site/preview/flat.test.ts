import { expect, test } from 'vitest'
import { flat, isEntity } from '../../../src/layout/preview/live/flat.ts'

const sys = (id: string) => ({ id, type: 'Entry' })
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test('flat: replaces resolved entries by links and returns the entries separately', () => {
  const two = { sys: sys('two'), fields: { title: 'Two' } }
  const text = { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', data: { target: two }, content: [] }] }
  const { edited, linked } = flat([{ sys: sys('one'), fields: { title: 'One', parts: [two, link('three')], text } }])
  const textAsLinked = { nodeType: 'document', content: [{ nodeType: 'embedded-entry-block', data: { target: link('two') }, content: [] }] }
  expect(edited).toEqual([{ sys: sys('one'), fields: { title: 'One', parts: [link('two'), link('three')], text: textAsLinked } }])
  expect(linked).toEqual([two])
})

test('flat: terminates for entries that link to each other', () => {
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

test('isEntity: accepts only complete entries and assets', () => {
  expect(isEntity({ sys: sys('one'), fields: {} })).toBe(true)
  for (const value of [undefined, null, 'one', [], {}, link('one'), { sys: sys('one') }, { sys: {}, fields: {} }]) expect(isEntity(value)).toBe(false)
})
