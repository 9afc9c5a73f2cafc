import { createClient } from 'contentful'
import { expect, test } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { SPACE } from '../../support/spaces/space.ts'

test('content service: loads a whole space, and returns every content type in every language', async () => {
  const service = await createContentService({ spaces: [{ file: SPACE }] })
  const [space] = service.spaces
  const client = createClient({ space: space?.spaceId ?? '', accessToken: 'any', adapter: service.adapter })
  const [types, locales, all] = [await client.getContentTypes({}), await client.getLocales(), await client.getEntries({ limit: 1000, include: 0 })]
  expect(locales.items).toHaveLength(5)
  for (const { code } of locales.items) {
    let count = 0
    for (const { sys } of types.items) {
      const found = await client.getEntries({ content_type: sys.id, locale: code, limit: 1000, include: 2 })
      count += found.total
    }
    expect(count, code).toBe(all.total)
  }
  await service.close()
})
