import { expect, test } from 'vitest'
import { contentProblems } from '../../scripts/content-model.ts'
import { changedSpace, resource } from '../support/export-file.ts'

test('the models of the site and the content types of the space agree', async () => {
  expect(await contentProblems()).toEqual([])
})

test('a content type that is gone, a field that is gone or no longer required, and an entry without one are named', async () => {
  const file = changedSpace((draft) => {
    draft.contentTypes = draft.contentTypes.filter((type) => idOf(type) !== 'gallery')
    const quote = draft.contentTypes.find((type) => idOf(type) === 'quote')
    if (!quote || !Array.isArray(quote['fields'])) throw new Error('There is no quote.')
    quote['fields'] = [
      { id: 'text', required: false },
      { id: 'attribution', required: false },
    ]
    delete resource(draft.entries, 'story-seeing').fields['body']
  })
  const problems = await contentProblems(file)
  for (const problem of [
    'entry story-seeing (story) lacks the required field "body"',
    `${file} has no content type "gallery", which the site has a model for`,
    `quote.text is required by the site, but not in ${file}`,
    `quote.person is read by the site, but is no field in ${file}`,
  ])
    expect(problems).toContain(problem)
})

function idOf(type: Record<string, unknown>): unknown {
  return typeof type['sys'] === 'object' && type['sys'] !== null && 'id' in type['sys'] ? type['sys'].id : undefined
}
