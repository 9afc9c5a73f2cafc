import { expect, test } from 'vitest'
import { AddressBook } from '../../../src/content/slug-history/address-book.ts'

const BOUNDS = { ofEntry: 3, ofAll: 5, gone: 1 }

test('AddressBook: a previous address leads to its entry, in its language only', () => {
  const book = new AddressBook()
  expect(book.note('x', { en: '/a', de: '/ä' })).toBe(true)
  expect(book.note('x', { en: '/a', de: '/ä' })).toBe(false)
  expect(book.holder('/a', 'en')).toBeUndefined()
  book.note('x', { en: '/b', de: '/ä' })
  book.note('x', { en: '/c', de: '/ä' })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en'), book.holder('/c', 'en'), book.holder('/a', 'de')]).toEqual(['x', 'x', undefined, undefined])
})

test('AddressBook: an address that an entry has again leads nowhere', () => {
  const book = new AddressBook()
  for (const path of ['/a', '/b', '/a']) book.note('x', { en: path })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en')]).toEqual([undefined, 'x'])
})

test('AddressBook: an address belongs to the last entry that had it', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('x', { en: '/b' })
  book.note('y', { en: '/a' })
  expect(book.holder('/a', 'en')).toBeUndefined()
  book.note('y', { en: '/c' })
  expect(book.holder('/a', 'en')).toBe('y')
})

test('AddressBook: finds present and previous addresses in upper and lower case, in every script', () => {
  const book = new AddressBook()
  const paths = ['/visit', '/Über-Uns', '/straße', '/звёзды', '/οδός-του-φωτός', '/ışık', '/星']
  for (const path of paths) book.note(path, { en: path })
  for (const path of paths) expect(book.holderInAnyCase(path.toUpperCase(), 'en'), path).toBe(path)
  for (const path of paths) expect(book.holderInAnyCase(path.toLowerCase(), 'en'), path).toBe(path)
  expect(book.holderInAnyCase('/VISIT', 'de')).toBeUndefined()
  expect(book.holderInAnyCase('/visits', 'en')).toBeUndefined()
  // A previous address, and one that another entry has taken.
  book.note('/visit', { en: '/plan' })
  expect(book.holderInAnyCase('/VISIT', 'en')).toBe('/visit')
  book.note('other', { en: '/visit' })
  expect(book.holderInAnyCase('/Visit', 'en')).toBe('other')
  expect(new AddressBook(book.stored()).holderInAnyCase('/STRASSE', 'en')).toBe('/straße')
})

test('AddressBook: two entries may swap addresses', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('y', { en: '/b' })
  book.note('x', { en: '/b' })
  book.note('y', { en: '/a' })
  expect([book.holder('/a', 'en'), book.holder('/b', 'en')]).toEqual([undefined, undefined])
})

test('AddressBook: the last address of an entry that returns with a new one leads to it', () => {
  const book = new AddressBook()
  book.note('x', { en: '/a' })
  book.note('x', {})
  book.note('x', { en: '/b' })
  expect(book.holder('/a', 'en')).toBe('x')
})

test('AddressBook: a stored book is restored unchanged', () => {
  const book = new AddressBook()
  for (const path of ['/a', '/b b', '/c']) book.note('x', { en: path, ja: path })
  const stored = book.stored()
  const again = new AddressBook(JSON.parse(JSON.stringify(stored)))
  expect(again.stored()).toEqual(stored)
  expect(again.holder('/b b', 'ja')).toBe('x')
  again.note('x', { en: '/d' })
  expect(again.holder('/c', 'en')).toBe('x')
})

test('AddressBook: is limited in size and drops the oldest addresses first', () => {
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
