import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSpace } from '../../scripts/adopt/read-space.ts'
import { recordOf } from '../../scripts/adopt/space-record.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { startContentService } from '../support/process.ts'
import { writeBlog } from './adopted-space.ts'

const blog = join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'blog.json')
writeBlog(blog)

test('readSpace: reads the name, model, locales and entries of an export file', async () => {
  const space = await readSpace(parseEnvironment({ CONTENT_SPACE: blog }))
  expect(space).toMatchObject({
    name: 'Tidal',
    place: blog,
    tellsValidations: true,
    locales: [
      { code: 'nl-NL', isDefault: true },
      { code: 'fr', fallbackCode: 'nl-NL' },
    ],
  })
  expect(space.entries.map(({ id }) => id)).toEqual(['tides', 'ann'])
  expect(recordOf(space).types['blogPost']?.fields).toMatchObject({ slug: { unique: true }, author: { type: 'Link to Entry', accepts: ['author'] } })
})

test('readSpace: reads the same from the Delivery API, except for validations of single fields', async () => {
  const service = await startContentService(['--space', blog])
  try {
    const env = { CONTENTFUL_SPACE_ID: 'tidal', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }
    const space = await readSpace(parseEnvironment(env))
    expect(space).toMatchObject({
      place: 'space tidal (master)',
      tellsValidations: false,
      locales: [
        { code: 'nl-NL', isDefault: true },
        { code: 'fr', fallbackCode: 'nl-NL' },
      ],
    })
    expect(space.entries.map(({ id }) => id).toSorted()).toEqual(['ann', 'tides'])
    const { types } = recordOf(space)
    expect(Object.keys(types)).toEqual(['author', 'blogPost'])
    expect(types['blogPost']?.fields['slug']).toEqual({ name: 'slug', type: 'Symbol', required: true, localized: false })
    await expect(readSpace(parseEnvironment({ ...env, CONTENTFUL_SPACE_ID: 'nowhere' }))).rejects.toThrow(
      /^The space cannot be read: 404 .*\nCONTENTFUL_SPACE_ID,/,
    )
  } finally {
    await service.stop()
  }
})

test('readSpace: reads the titles of assets, such as the one of a logo, from an export file and from the Delivery API', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'logo.json')
  const logo = {
    sys: { id: 'logo', type: 'Asset', version: 2, publishedVersion: 1, createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z' },
    fields: { title: { 'nl-NL': 'Tidal Notes logo' }, description: { 'nl-NL': 'A wave' } },
  }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(blog, 'utf8')), assets: [logo] }))
  const service = await startContentService(['--space', file])
  try {
    const ofFile = await readSpace(parseEnvironment({ CONTENT_SPACE: file }))
    const ofService = await readSpace(
      parseEnvironment({ CONTENTFUL_SPACE_ID: 'tidal', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }),
    )
    expect(ofFile.assetTexts?.()).toEqual(['Tidal Notes logo', 'A wave'])
    expect(ofService.assetTexts?.()).toEqual(['Tidal Notes logo', 'A wave'])
  } finally {
    await service.stop()
  }
})
