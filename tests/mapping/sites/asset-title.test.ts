import { expect, test } from 'vitest'
import { isCaption, titleAsAlt } from '../../../src/content/media/asset-title.ts'

test.each(['Arup Image 1', 'AdobeStock 255407756', 'Crew 2', 'Woman with a phone', 'Colorful Coin - Logo', 'TAM Informational'])(
  'isCaption: in a space of others, the title of an asset is no caption: %s',
  (title) => {
    expect(isCaption(title, 'a.jpg', true)).toBe(false)
  },
)

test.each(['The crew leaves the harbour at dawn.', 'Photo: R. Lim'])('isCaption: a sentence or a credit is a caption in every space: %s', (title) => {
  expect(isCaption(title, 'a.jpg', true)).toBe(true)
})

test('titleAsAlt: in a space of others, a title of several words describes a picture without a description', () => {
  const altOf = (text: string) => titleAsAlt({ text }, 'a.jpg', true).text
  expect(['Woman with a phone', 'Arup Image 1', 'Crew member 12'].map(altOf)).toEqual(['Woman with a phone', '', ''])
  expect(titleAsAlt({ text: 'Woman with a phone' }, 'a.jpg').text).toBe('')
})
