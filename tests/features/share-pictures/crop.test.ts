import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'

const COVERS = {
  'story-seeing': { focalPoint: 'left', format: 'jpeg' },
  'story-drawing-mars': { focalPoint: 'right', format: 'jpeg' },
  'story-apophis-2029': { focalPoint: 'left', format: 'png' },
} as const
type Story = keyof typeof COVERS

const [WIDTH, HEIGHT] = [1800, 630]
const STRIPES = { red: [200, 0, 0], green: [0, 160, 0], blue: [0, 0, 200] } as const
const addressOf = (story: Story) => `//images.ctfassets.net/strips/${story}/1/strip.${COVERS[story].format}`
const stories: readonly Story[] = ['story-seeing', 'story-drawing-mars', 'story-apophis-2029']

/** A wide picture of three vertical stripes. */
const strip = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${Object.values(STRIPES).map((colour, at) => `<rect x="${(at * WIDTH) / 3}" width="${WIDTH / 3}" height="100%" fill="rgb(${colour.join()})"/>`)}</svg>`,
  ),
).flatten()

const slugs = new Map<Story, string>()
const file = changedSpace(({ entries, assets }) => {
  for (const story of stories) {
    const { fields } = resource(entries, story)
    slugs.set(story, String(fields['slug']?.['en']))
    const cover = JSON.stringify(fields['cover'])
    const asset = assets.find(({ sys }) => cover.includes(`"${sys.id}"`))
    if (!asset) throw new Error(`${story} has no cover.`)
    fields['focalPoint'] = { en: COVERS[story].focalPoint }
    const { format } = COVERS[story]
    const details = { size: 1, image: { width: WIDTH, height: HEIGHT } }
    asset.fields['file'] = { en: { url: addressOf(story), fileName: `strip.${format}`, contentType: `image/${format}`, details } }
  }
})
for (const story of stories) {
  const path = join(dirname(file), addressOf(story))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await strip.toFormat(COVERS[story].format).toBuffer())
}
process.env['CONTENT_SPACE'] = file
const [{ openContent }, { withPageServices }, { offerDrawing, offered }, { storyPage }, { pagePicture }, { draw }] = await Promise.all([
  import('../../../src/site-content/site-content.server.ts'),
  import('../../../src/content/pages/page-services.server.ts'),
  import('../../../src/features/share-pictures/offers.server.ts'),
  import('../../../src/pages/story/page.server.ts'),
  import('../../../src/features/share-pictures/feature.server.ts'),
  import('../../../src/features/share-pictures/draw.server.ts'),
])

/** Draws the share picture of a story. Returns the stripes that it shows, from left to right. */
async function stripesOf(story: Story): Promise<string[]> {
  const slug = slugs.get(story) ?? ''
  await withPageServices({ offerDrawing }, async () => pageOf(storyPage(await openContent('en'), slug)))
  const drawing = offered('en', `/en/stories/${slug}`)?.drawing
  if (!drawing) throw new Error(`No picture of ${story} can be drawn.`)
  const { data, info } = await sharp(await draw(drawing, await pagePicture(drawing)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Array.from({ length: info.width }, (_, x) => [...data.subarray((Math.floor(info.height / 2) * info.width + x) * info.channels).subarray(0, 3)])
  const isNear = (pixel: readonly number[], colour: readonly number[]) => colour.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 40)
  const seen = row.map((pixel) => Object.entries(STRIPES).find(([, colour]) => isNear(pixel, colour))?.[0])
  return [...new Set(seen.filter((name) => name !== undefined))]
}

test('share picture: a photograph is cropped around the focal point of its entry', async () => {
  expect(await stripesOf('story-seeing')).toEqual(['red'])
  expect(await stripesOf('story-drawing-mars')).toEqual(['blue'])
})

test('share picture: a drawing is whole', async () => {
  expect(await stripesOf('story-apophis-2029')).toEqual(['red', 'green', 'blue'])
})
