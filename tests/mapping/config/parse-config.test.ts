import { expect, test } from 'vitest'
import { StartError } from '../../../src/config/start-error.ts'
import { defineContent } from 'content-mapping/config/content-config.ts'
import { checkNames, parseContentConfig } from '../../../src/site-content/content-config/parse-config.server.ts'
import { roles } from '../../../src/site-content/site-roles.server.ts'
import { as, generic } from '../../../src/content-config.ts'

const space = {
  name: 'a space',
  tellsValidations: true,
  types: {
    post: { name: 'Post', fields: { title: { name: 'Title', type: 'Symbol', required: true, localized: false } } },
    note: { name: 'Note', fields: {} },
  },
} as const

function problemsOf(exported: unknown): string[] {
  return sentences(() => parseContentConfig(exported, roles))
}

function sentences(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const [head, ...lines] = error.message.split('\n')
    expect(head).toBe('content.config.ts needs a correction:')
    return lines.map((line) => line.trim())
  }
}

const types = (post: unknown, others: object = {}) => ({ space, types: { post, ...others } })

test('parseContentConfig: accepts a file that is written with the helpers', () => {
  const config = defineContent(space, { types: { post: as('story', { title: 'title' }) } })
  expect(parseContentConfig(config, roles)).toEqual(config)
})

test.each([
  ['another export', { post: 'story' }, 'must have the result of defineContent as default export'],
  ['nothing', null, 'must have the result of defineContent as default export'],
  ['a type that is no mapping', types('story'), 'post is not one of as(…), generic(…), ignore()'],
  ['a misspelled role', types({ as: 'storey', fields: {} }), 'post: there is no role "storey": did you mean "story"?'],
  ['a misspelled field', types({ as: 'story', fields: { covr: { from: 'title' } } }), 'post: story has no field "covr": did you mean "cover"?'],
  [
    'no source',
    types({ as: 'story', fields: { title: { form: 'title' } } }),
    expect.stringMatching(/^post\.title is no source: name a field, or use one of markdown/),
  ],
  ['a template without fields', types({ as: 'person', fields: { name: { template: 'firstName' } } }), expect.stringContaining('post.name')],
  ['a segment that is none', types({ as: 'generic', fields: {}, segment: 'a/b' }), 'post.segment must be one path segment, written plainly'],
  ['a segment of what has its own', types({ as: 'story', fields: {}, segment: 'news' }), 'post: only a generic type may have a segment'],
  ['one segment for two', types(generic({ segment: 'news' }), { note: generic({ segment: 'news' }) }), 'post and note have the same segment "news"'],
])('parseContentConfig: %s is reported in one sentence', (_, exported, problem) => {
  expect(problemsOf(exported)).toEqual([problem])
})

test('parseContentConfig: lists all roles if a role resembles none, and reports all problems at once', () => {
  const [first, second] = problemsOf(types({ as: 'x', fields: {} }, { note: { as: 'y', fields: {} } }))
  expect(first).toMatch(/^post: there is no role "x"; there are .*story.*generic/)
  expect(second).toMatch(/^note: there is no role "y"/)
})

test.each([
  [
    'a field',
    { post: { as: 'story', fields: { summary: { any: [{ from: 'titel' }] } } } },
    'post: content.types.ts has no field "titel" in it: did you mean "title"?',
  ],
  ['a hidden field', { post: { as: 'story', fields: {}, hidden: ['titel'] } }, 'post: content.types.ts has no field "titel" in it: did you mean "title"?'],
  ['a type', { pots: generic() }, 'pots: content.types.ts has no such type: did you mean "post"?'],
  ['nothing', { post: { as: 'story', fields: { summary: { from: 'title' } } }, note: generic() }, undefined],
])('checkNames: %s that the space does not have is reported in one sentence', (_, named, problem) => {
  expect(sentences(() => checkNames({ space, types: named }))).toEqual(problem === undefined ? [] : [problem])
})
