import { expect, it } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { ask, writeSpace } from '../example-space.ts'

const NAMES = ['__proto__', 'constructor', 'toString']
const field = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false })
const contentTypes = NAMES.map((id) => ({ sys: { id, type: 'ContentType' }, name: id, displayField: 'title', fields: [field('title'), ...NAMES.map(field)] }))

it.each(NAMES)('a content type and a field with the name %s are delivered and can be searched', async (name) => {
  const own = NAMES.map((each) => `"${each}":{"en":"in ${each}"}`).join(',')
  const entries = `[{"sys":{"id":"x","contentType":{"sys":{"id":"${name}"}}},"fields":{"title":{"en":"T"},${own}}}]`
  const written = await writeSpace(`{"locales":[{"code":"en","default":true}],"contentTypes":${JSON.stringify(contentTypes)},"entries":${entries}}`)
  const service = await createContentService({ spaces: [{ file: written.file, spaceId: 'examplespace' }] })
  expect((await ask(service, `content_types/${name}`)).status).toBe(200)
  const { body } = await ask(service, `entries?content_type=${name}&fields.${name}=in ${name}`)
  expect(body.total).toBe(1)
  expect(Object.keys(body.items[0].fields).toSorted()).toEqual(['title', ...NAMES].toSorted())
  await service.close()
  await written.remove()
})
