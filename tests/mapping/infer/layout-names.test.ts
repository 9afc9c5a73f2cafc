import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, model } from './models/model.ts'

test('inferMapping: names that end with a part of a layout are no titles of sections', () => {
  const titles = ['Harbour Paragraph 1', 'Harbour Paragraph 2', 'Market Text']
  const entries = titles.map((title, at) => entry('textBlock', `text-${at}`, { title, body: `Body ${at}` }))
  const { mapping } = inferMapping(model({ page: 'title:s slug:s! sections:ee>textBlock', textBlock: 'title:s body:t' }, entries))
  expect(mapping.types['textBlock']).toMatchObject({ as: 'section', fields: { body: { from: 'body' } }, hidden: ['title'] })
  expect(mapping.types['textBlock']?.fields['title']).toBeUndefined()
})
