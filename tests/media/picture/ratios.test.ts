import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVERY_RATIO, pictureSources } from '#app/media/picture/picture-url.ts'

const sheet = readFileSync('src/media/picture/PictureView.module.css', 'utf8')
const picture = { id: 'x', url: '/x.jpg', width: 4000, height: 4000, alt: { text: '' }, vector: false }

test.each(EVERY_RATIO.filter((ratio) => ratio !== 'natural'))('ratios: a box for pictures cropped as %s has their proportions', (ratio) => {
  const { width, height } = pictureSources(picture, ratio)
  const boxes = [...sheet.matchAll(new RegExp(`data-(?:ratio|upright)='${ratio}'\\] > \\.window \\{\\s*aspect-ratio: (\\d+)(?: / (\\d+))?`, 'g'))]
  expect(boxes.length).toBeGreaterThan(0)
  for (const [, across = '', down = '1'] of boxes) expect(Number(across) / Number(down)).toBeCloseTo(width / height, 2)
})
