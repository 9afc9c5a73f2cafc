import { expect, test } from 'vitest'
import { contentProblems } from '../../scripts/checks/content-model.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { changedSpace, resource, type ExportDraft } from '../support/spaces/export-file.ts'
import { startContentService } from '../support/process.ts'
import { OWN_SPACE } from './own-space.ts'

test.skipIf(!OWN_SPACE)('content model: the models of the site match the content types of the space', async () => {
  const notes: string[] = []
  expect(await contentProblems(parseEnvironment({ CONTENT_SPACE: OWN_SPACE }), (line) => notes.push(line))).toEqual([])
  expect(notes[0]).toMatch(/^compared (?:content\.config\.ts )?with .+: \d+ content types, \d+ entries$/)
})

test('contentProblems: names missing types and fields, fields that are no longer required, and entries without a value', async () => {
  const file = changedSpace((draft) => {
    draft.contentTypes = draft.contentTypes.filter((type) => idOf(type) !== 'gallery')
    change(draft, 'quote', 'text', { required: false })
    fieldsOf(draft, 'quote').splice(
      fieldsOf(draft, 'quote').findIndex(({ id }) => id === 'person'),
      1,
    )
    delete resource(draft.entries, 'story-seeing').fields['title']
  })
  const problems = await contentProblems(parseEnvironment({ CONTENT_SPACE: file }))
  for (const problem of [
    'entry story-seeing (story) lacks the required field "title"',
    `${file} has no content type "gallery"`,
    `quote.text is required by the site, but not in ${file}`,
    `quote.person is read by the site, but is no field in ${file}`,
  ])
    expect(problems.join('\n')).toContain(problem)
})

/** Returns the fields whose kind differs from the models. */
const otherKinds = () =>
  changedSpace((draft) => {
    draft.entries = draft.entries.filter(({ sys }) => !['story', 'quote', 'hero'].includes(String(idOf(Object(sys['contentType'])))))
    change(draft, 'story', 'body', { type: 'Text' })
    change(draft, 'quote', 'text', { type: 'Integer' })
    change(draft, 'hero', 'picture', { type: 'Link', linkType: 'Entry' })
    change(draft, 'gallery', 'pictures', { type: 'Link', linkType: 'Asset', items: undefined })
    change(draft, 'page', 'sections', { items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['hero', 'promo'] }] } })
    change(draft, 'mediaText', 'side', { validations: [{ in: ['start', 'end', 'middle'] }] })
  })

const KINDS = [
  'story.body is Text, but the site reads RichText',
  'quote.text is Integer, but the site reads Symbol or Text',
  'hero.picture is Link to Entry, but the site reads Link to Asset',
  'gallery.pictures is Link to Asset, but the site reads Array of Link to Asset',
  'page.sections accepts entries of "promo", which the site does not show there',
  'mediaText.side offers the value "middle", which is unknown to the site',
]

test('contentProblems: names a field of another kind and the remedy', async () => {
  const problems = ofFixtures(await contentProblems(parseEnvironment({ CONTENT_SPACE: otherKinds() })))
  expect(problems.map((problem) => problem.split(': ')[0]).toSorted()).toEqual(KINDS.toSorted())
  expect(problems.every((problem) => /: (remove it from the field|the type of a field cannot be changed)/.test(problem))).toBe(true)
})

test('contentProblems: compares the configured space over HTTP', async () => {
  const service = await startContentService(['--space', otherKinds()])
  try {
    const env = { CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }
    const problems = ofFixtures(await contentProblems(parseEnvironment(env)))
    // The Delivery API does not return validations of single fields.
    expect(problems.map((problem) => problem.split(': ')[0]).toSorted()).toEqual(KINDS.filter((each) => !each.startsWith('mediaText')).toSorted())
    expect(await contentProblems(parseEnvironment({ ...env, CONTENTFUL_SPACE_ID: 'nowhere' }))).toEqual([expect.stringContaining('cannot be read: 404')])
  } finally {
    await service.stop()
  }
})

/** Omits problems of content types that a team has added, because the fixtures' space lacks them. */
function ofFixtures(problems: readonly string[]): string[] {
  return problems.filter((problem) => !problem.includes(' has no content type '))
}

function fieldsOf(draft: ExportDraft, type: string): { id: string }[] {
  const fields = draft.contentTypes.find((each) => idOf(each) === type)?.['fields']
  if (!Array.isArray(fields)) throw new Error(`There is no ${type}.`)
  return fields
}

function change(draft: ExportDraft, type: string, field: string, to: object): void {
  Object.assign(fieldsOf(draft, type).find(({ id }) => id === field) ?? {}, to)
}

function idOf(type: Record<string, unknown>): unknown {
  return typeof type['sys'] === 'object' && type['sys'] !== null && 'id' in type['sys'] ? type['sys'].id : undefined
}
