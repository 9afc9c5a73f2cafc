import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { scenes } from './scenes.ts'
import { firstLight } from './scenes/first-light.ts'

/*
 * Draws the pictures of the demonstration space into the folders in which
 * `contentful-export --download-assets` would put them.
 *
 *   node content/pictures/draw.ts            all pictures
 *   node content/pictures/draw.ts sun-disc   only those named
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !scenes.has(id))
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. The names are in content/pictures/scenes.ts.`)
  process.exit(1)
}

/** The press sees stills of a show before all others do. */
const secure = new Set(firstLight.map(([id]) => id))

for (const [id, draw] of scenes) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const start = performance.now()
  const { bytes, extension } = await draw()
  const token = createHash('md5').update(id).digest('hex')
  const host = secure.has(id) ? 'images.secure.ctfassets.net' : 'images.ctfassets.net'
  const folder = new URL(`../${host}/meridian00001/${id}/${token}/`, import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${id}.${extension}`, folder), bytes)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${id}.${extension}  ${Math.round(bytes.length / 1024)} kB  ${seconds} s`)
}
