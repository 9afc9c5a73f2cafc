import { expect, test } from 'vitest'
import { isContentJson } from 'content-mapping/reading/readable-json.ts'

test('isContentJson: nested lists and objects of words are content', () => {
  const menus: readonly unknown[] = [
    { title: 'Lunch', courses: [{ name: 'Beetroot soup', price: 7, allergens: ['celery'] }] },
    { Monday: { from: '9:00', to: '18:00' }, Sunday: { from: '10:00', to: '14:00' } },
    [{ frage: 'Wann fährt das letzte Boot?', antworten: ['Um acht Uhr abends.', 'Im Winter um sechs.'] }],
    { 昼食: [{ 名前: 'スープ' }] },
    { time: 1, blocks: [{ id: 'x1', type: 'paragraph', data: { text: 'Boats leave at nine, and return at noon.' } }], version: '2.28' },
  ]
  expect(menus.map(isContentJson)).toEqual(menus.map(() => true))
})

test('isContentJson: rules, ids, settings and drawings are data for machines', () => {
  const data: readonly unknown[] = [
    { any: [{ all: [{ key: 'country', type: 'is', value: ['Germany'] }] }] },
    { distribution: [0.5, 0.5], components: [{ baseline: { id: '4xKq2PzX' }, variants: [{ id: '7yLm9QwR', hidden: false }] }] },
    { theme: { color: '#ff0000', padding: '0 0 10px' }, breakpoints: { small: '480px' } },
    { pictures: [{ url: 'https://pictures.example/lake.jpg', width: 300 }] },
    { layers: [{ nm: 'Layer 1', shapes: [{ it: [{ nm: 'Group 1', ks: { k: [1, 2] } }] }] }] },
    { upper: { heat: 180 }, lower: { heat: 160 } },
    { markup: [{ html: '<div class="box">Boats leave at nine</div>' }] },
  ]
  expect(data.map(isContentJson)).toEqual(data.map(() => false))
})

test('isContentJson: very long values are data', () => {
  expect(isContentJson(Array.from({ length: 500 }, (_, n) => [`Boat number ${n}`]))).toBe(false)
})
