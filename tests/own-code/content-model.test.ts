import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GENERIC_PAGE, GENERIC_SECTION } from 'content-mapping/project/roles.ts'
import { typeProblems } from '../../src/site-content/type-problems.server.ts'
import { siteModel } from '../../src/site-content/site-model.server.ts'
import { showsDemonstration } from '../../scripts/checks/demonstration.ts'
import { openSpace } from '../../scripts/checks/space-to-check.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { MODEL_FILE, readOwnModel } from '../../scripts/model/own-model.ts'

interface Model {
  readonly contentTypes: readonly { readonly sys: { readonly id: string } }[]
  readonly editorInterfaces: readonly { readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } }; readonly controls: unknown }[]
}

/** The content types of the models, without those that the site generates. */
const TYPES = siteModel.models.map(({ type }) => type).filter((type) => type !== GENERIC_PAGE && type !== GENERIC_SECTION)

const read = (file: string): Model => JSON.parse(readFileSync(file, 'utf8'))

test('content model of the product: has an editor for each content type, and no entries', async () => {
  const { types, controls } = await readOwnModel(MODEL_FILE)
  expect(types.map(({ sys }) => sys.id).toSorted()).toEqual(TYPES.toSorted())
  expect(types.filter(({ sys, fields }) => controls.get(sys.id)?.length !== fields.length).map(({ sys }) => sys.id)).toEqual([])
  expect(read(MODEL_FILE)).not.toHaveProperty('entries')
})

describe.skipIf(!showsDemonstration())('demonstration', () => {
  // A site may remove types, and add custom types.
  test('content model of the product: has the types and editors of the demonstration', () => {
    const [product, demonstration] = [read(MODEL_FILE), read('content/space.json')]
    const known = new Set(siteModel.models.map(({ type }) => type))
    const ids = ({ contentTypes }: Model) => contentTypes.map(({ sys }) => sys.id)
    expect(ids(product)).toEqual(expect.arrayContaining(ids(demonstration).filter((id) => known.has(id))))
    for (const { sys, controls } of demonstration.editorInterfaces) {
      const { id } = sys.contentType.sys
      if (known.has(id)) expect(product.editorInterfaces.find((each) => each.sys.contentType.sys.id === id)?.controls, id).toEqual(controls)
    }
  })
})

test('content model of the product: has each field that the models read', async () => {
  const space = await openSpace(parseEnvironment({ CONTENT_SPACE: MODEL_FILE }))
  expect(typeProblems(siteModel, space)).toEqual([])
})
