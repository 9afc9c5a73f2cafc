import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isObject, object, objects, type JsonObject } from 'contentful-emulator/json/json.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'
import { exportFilesIn, FOREIGN } from '../../support/foreign-spaces.ts'
import { nothing, score, type Expectation, type Score } from './score.ts'

const OWN = 'tests/mapping/expectations'

function read(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Infers the mapping of all files after a change, and compares it with the expectations. */
function scoreOfAll(change: (file: JsonObject) => JsonObject): Score {
  const sum = nothing()
  const given: Readonly<Record<string, Expectation>> = read(`${FOREIGN}/expected.json`)
  for (const file of exportFilesIn(FOREIGN)) {
    const name = file.replace(/\.json$/, '')
    const content: unknown = read(`${FOREIGN}/${file}`)
    if (!isObject(content)) throw new Error(`${file} holds no space`)
    score(name, inferMapping(spaceModelOfExport(change(content), name)), given[name] ?? read(`${OWN}/${file}`), sum)
  }
  return sum
}

function asDelivered(file: JsonObject): JsonObject {
  const bare = (field: JsonObject) => Object.fromEntries(Object.entries(field).filter(([key]) => key !== 'validations'))
  const types = objects(file['contentTypes']).map((type) => ({ ...type, fields: objects(type['fields']).map(bare) }))
  return { ...file, editorInterfaces: [], contentTypes: types }
}

function withoutEntries(file: JsonObject): JsonObject {
  return objects(file['contentTypes']).length > 0 ? { ...file, entries: [] } : file
}

const share = ({ right, all }: { right: number; all: number }) => right / all
// The files are not part of the project, and may be missing.
const isThere = existsSync(`${FOREIGN}/expected.json`)

test.runIf(isThere).each([
  ['with all that a file tells', (file: JsonObject) => file, 0.95, 0.95],
  ['without editor interfaces', (file: JsonObject) => ({ ...file, editorInterfaces: [] }), 0.95, 0.95],
  ['as the Delivery API tells of them', asDelivered, 0.95, 0.95],
  ['without entries', withoutEntries, 0.95, 0.95],
  ['without entries and editor interfaces', (file: JsonObject) => withoutEntries({ ...file, editorInterfaces: [] }), 0.95, 0.92],
])('inferMapping: spaces of other teams are understood %s', (_, change, types, fields) => {
  const sum = scoreOfAll(change)
  expect(sum.types.all).toBeGreaterThan(140)
  expect(sum.fields.all).toBeGreaterThan(300)
  expect(share(sum.types), sum.wrong.join('\n')).toBeGreaterThanOrEqual(types)
  expect(share(sum.fields), sum.wrong.join('\n')).toBeGreaterThanOrEqual(fields)
})

test.skipIf(isThere)(`inferMapping: the spaces of other teams are missing at ${FOREIGN}`, () => {})

test.runIf(isThere)('inferMapping: the order of entries does not change the result', () => {
  for (const name of ['template-marketing-2022', 'contentful-cli-tmp-export', 'building-blocks-handwritten-seed', 'template-marketing-jumpgate-content-only']) {
    const file = object(read(`${FOREIGN}/${name}.json`))
    const turned = { ...file, entries: objects(file['entries']).toReversed() }
    expect(inferMapping(spaceModelOfExport(turned, name))).toEqual(inferMapping(spaceModelOfExport(file, name)))
  }
})

test.runIf(isThere).each([
  ['gatsby-multi-locale-es', '/'],
  ['contentful-cli-tmp-export', '/'],
  ['whitep4nth3r-blog-starter', '/'],
  ['jakala-next-starterkit', 'home'],
])('inferMapping: finds the home page of %s', (name, address) => {
  const file = object(read(`${FOREIGN}/${name}.json`))
  const { home } = inferMapping(spaceModelOfExport(file, name))
  const entry = objects(file['entries']).find(({ sys }) => object(sys)['id'] === home)
  const values = Object.values(object(entry?.['fields'])).flatMap((byLocale) => Object.values(object(byLocale)))
  expect(values).toContain(address)
})
