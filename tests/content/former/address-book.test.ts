import { expect, test } from 'vitest'
import { AddressBook } from '../../../src/content/former/address-book.ts'

const BOUNDS = { ofEntry: 3, ofAll: 5, gone: 1 }

test('what an entry was called leads to it, in its language', () => {
  const book = new AddressBook()
  expect(book.note('x', { en: '/a', de: '/ä' })).toBe(true)
  expect(book.note('x', { en: '/a', de: '/ä' })).toBe(false)
  expect(book.holder('/a', 'en')).toBeUndefined()
  book.note('x', { en: '/b', de: '/ä' })
  book.note('x', { en: '/c', de: '/ä' })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en'), book.holder('/c', 'en'), book.holder('/a', 'de')]).toEqual(['x', 'x', undefined, undefined])
})

test('an entry that gets its old name back leads nowhere from there', () => {
  const book = new AddressBook()
  for (const path of ['/a', '/b', '/a']) book.note('x', { en: path })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en')]).toEqual([undefined, 'x'])
})

test('an address belongs to the entry that had it last', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('x', { en: '/b' })
  book.note('y', { en: '/a' })
  expect(book.holder('/a', 'en')).toBeUndefined()
  book.note('y', { en: '/c' })
  expect(book.holder('/a', 'en')).toBe('y')
})

test('two entries may change places', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('y', { en: '/b' })
  book.note('x', { en: '/b' })
  book.note('y', { en: '/a' })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en')]).toEqual([undefined, undefined])
})

test('an entry that comes back under another name leads on from the last one that it had', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('x', {})
  book.note('x', { en: '/b' })
  expect(book.holder('/a', 'en')).toBe('x')
})

test('a book that was stored is the same', () => {
  const book = new AddressBook()
  for (const path of ['/a', '/b b', '/c']) book.note('x', { en: path, ja: path })
  const stored = book.stored()
  const again = new AddressBook(JSON.parse(JSON.stringify(stored)))
  expect(again.stored()).toEqual(stored)
  expect(again.holder('/b b', 'ja')).toBe('x')
  again.note('x', { en: '/d' })
  expect(again.holder('/c', 'en')).toBe('x')
})

test('it has bounds, and what is oldest goes first', () => {
  const book = new AddressBook(undefined, BOUNDS)
  for (const path of ['/a', '/b', '/c', '/d', '/e']) book.note('x', { en: path })
  expect(book.stored().former.map(([, path]) => path)).toEqual(['/b', '/c', '/d'])
  for (const path of ['/1', '/2', '/3', '/4']) book.note('y', { en: path })
  expect(book.stored().former.map(([, path]) => path)).toEqual(['/c', '/d', '/1', '/2', '/3'])
  for (const id of ['u', 'v', 'w']) book.note(id, { en: `/${id}` })
  book.note('x', { en: '/e' })
  // Only x still exists. Of the others, the most recent one is stored.
  book.forget(1)
  expect(book.stored().held.map(([id]) => id)).toEqual(['w', 'x'])
})
