import { createClient } from 'contentful'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, exampleSpace, exampleService, overHttp, SPACE, writeAssetFile, writeSpace } from '../example-space.ts'
import { createContentService } from 'contentful-emulator/service.ts'

const path = (id: string) => `/${SPACE}/${id}/0123456789abcdef0123456789abcdef/${id}.png`

let service: Awaited<ReturnType<typeof createContentService>>
let written: Awaited<ReturnType<typeof writeSpace>>
let server: Awaited<ReturnType<typeof overHttp>>
const reports: string[] = []
beforeAll(async () => {
  written = await writeSpace(exampleSpace())
  await writeAssetFile(written.folder, `//images.ctfassets.net${path('crater')}`, 'crater')
  service = await createContentService({ spaces: [{ file: written.file }], report: (message) => reports.push(message) })
  server = await overHttp(service)
})
afterAll(async () => {
  await server.close()
  await service.close()
  await written.remove()
})

/** Returns the URL of an asset's file, as the SDK receives it over HTTP. */
async function urlOf(id: string): Promise<string | undefined> {
  const client = createClient({ space: SPACE, accessToken: 'any', host: server.host, insecure: true })
  return (await client.getAsset(id)).fields.file?.url
}

describe('addresses of asset files over HTTP', () => {
  it('use the origin of the request, and lead to the file', async () => {
    const url = await urlOf('crater')
    expect(url).toBe(`${server.origin}/images${path('crater')}`)
    expect(await (await fetch(url ?? '')).text()).toBe('crater')
    const secure = await ask(service, `https://content.example/spaces/${SPACE}/assets/crater`)
    expect(secure.body.fields.file.url).toBe(`https://content.example/images${path('crater')}`)
  })

  it('stay unchanged if the file is not beside the export, also in the sync; a startup message counts them', async () => {
    expect(await urlOf('ada')).toBe(`//images.ctfassets.net${path('ada')}`)
    const { items } = (await ask(service, 'sync?initial=true&type=Asset')).body
    const urls = items.map((item: { fields: { file: { en: { url: string } } } }) => item.fields.file.en.url)
    expect(urls).toContain(`//images.ctfassets.net${path('ada')}`)
    expect(reports).toEqual([
      'space examplespace: 2 of 3 asset files do not lie beside the export and keep their original address (contentful-export --download-assets puts them there)',
    ])
  })
})

describe('addresses of asset files in a site that mounts the service', () => {
  it('all lead below the mount, because pages of the site load nothing from other hosts', async () => {
    const embedded = await exampleService({ assetBase: '/media', report: (message) => reports.push(message) })
    expect((await ask(embedded.service, 'assets/ada')).body.fields.file.url).toBe(`/media/images${path('ada')}`)
    expect(reports.at(-1)).toMatch(/3 of 3 asset files do not lie beside the export and are missing/)
    await embedded.close()
  })
})
