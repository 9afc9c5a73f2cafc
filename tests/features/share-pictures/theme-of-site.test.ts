import { expect, test } from 'vitest'
import { draw, studio } from '../../../src/features/share-pictures/draw.server.ts'
import { fittedTitle } from '../../../src/features/share-pictures/layout.server.ts'
import { shareTheme as meridian } from '../../../src/themes/meridian/share-picture.server.ts'
import { shareTheme as plain } from '../../../src/themes/plain/share-picture.server.ts'

const drawing = { locale: 'en', title: 'The long night of the small planets', siteName: 'Vitrine' } as const

async function widths() {
  const room = studio()
  if (!room) throw new Error('This machine cannot draw.')
  const { node } = await fittedTitle(room.artist, drawing, false)
  const { runs } = await room.artist.measure(node, 'en', 1200)
  return runs.map(({ width }) => width)
}

test('draw: loads the fonts of the site whose picture it draws, also after one of a site with another theme', async () => {
  await draw(drawing, undefined)
  // `#theme` reads the members of the current site's theme.
  const first = { ...meridian }
  Object.assign(meridian, plain)
  try {
    const inOtherFont = await widths()
    await draw(drawing, undefined)
    expect(await widths()).not.toEqual(inOtherFont)
  } finally {
    Object.assign(meridian, first)
  }
})
