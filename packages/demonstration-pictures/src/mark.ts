import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

// Draws the logo of the demonstration, a dome with the meridian line above it, into the icons of its theme.

/** Two halves of a dome and its base, on a grid of 32 so that edges fall on whole pixels at 16 and 32. */
const DOME = 'M4 24A12 12 0 0 1 14 12.17V24ZM18 12.17A12 12 0 0 1 28 24H18ZM2 26H30V28H2Z'
const LINE = 'M15 2H17V24H15Z'

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.d{fill:#1a2440}.l{fill:#c43d24}@media(prefers-color-scheme:dark){.d{fill:#dde5ef}.l{fill:#f39a4a}}</style><path class="d" d="${DOME}"/><path class="l" d="${LINE}"/></svg>\n`

/** The mark on a night sky, with room around it for masks of any shape. */
const icon = (size: number, share: number): Promise<Buffer> => {
  const scale = (size * share) / 32
  const [left, top] = [(size - 32 * scale) / 2, (size - 30 * scale) / 2]
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><linearGradient id="night" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b1020"/><stop offset="1" stop-color="#1b2a4a"/></linearGradient></defs>
		<rect width="100%" height="100%" fill="url(#night)"/><g transform="translate(${left} ${top}) scale(${scale})"><path fill="#e8ecf2" d="${DOME}"/><path fill="#f39a4a" d="${LINE}"/></g></svg>`),
  )
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const folder = new URL('../../../src/themes/meridian/icons/', import.meta.url)
await writeFile(new URL('icon.svg', folder), favicon)
await writeFile(new URL('icon-192.png', folder), await icon(192, 0.6))
await writeFile(new URL('icon-512.png', folder), await icon(512, 0.6))
await writeFile(new URL('touch.png', folder), await icon(180, 0.66))
