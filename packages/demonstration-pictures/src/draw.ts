import { writeFile } from 'node:fs/promises'
import { assetFile } from './asset-file.ts'
import { scenes } from './scenes.ts'
import { firstLight } from './scenes/first-light.ts'

// Draws all pictures of the demonstration space, or those whose names are arguments.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !scenes.has(id))
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. src/scenes.ts lists the names.`)
  process.exit(1)
}

/** Pictures of the press page, which are protected. */
const secure = new Set(firstLight.map(([id]) => id))

for (const [id, draw] of scenes) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const start = performance.now()
  const { bytes, extension } = await draw()
  await writeFile(await assetFile(secure.has(id) ? 'images.secure.ctfassets.net' : 'images.ctfassets.net', id, `${id}.${extension}`), bytes)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${id}.${extension}  ${Math.round(bytes.length / 1024)} kB  ${seconds} s`)
}
