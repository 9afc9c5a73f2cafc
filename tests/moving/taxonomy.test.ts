import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeSmallSpace } from '../support/management/small-space.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { concept, link } from '../support/spaces/export-file.ts'
import { commandsFor } from './commands.ts'

const CONCEPTS = [concept('food', { en: 'Food' }), concept('baked', { en: 'Baked' }, 'food')]
let space: Management
afterEach(() => space.stop())

/** Writes a space whose bread carries two concepts. */
function withConcepts(): string {
  const file = writeSmallSpace()
  const content: { entries: { sys: { id: string }; metadata: object }[] } = JSON.parse(readFileSync(file, 'utf8'))
  for (const entry of content.entries)
    if (entry.sys.id === 'bread') entry.metadata = { tags: [], concepts: ['baked', 'warm'].map((id) => link('TaxonomyConcept', id)) }
  writeFileSync(file, JSON.stringify({ ...content, concepts: CONCEPTS, conceptSchemes: [] }))
  return file
}

const conceptsOfBread = () => space.space.get('Entry', 'bread').content['metadata']

test('content:push: writes the concepts that the organization has, and names the others', async () => {
  space = await startManagement({ concepts: CONCEPTS })
  const { said, refusal } = await commandsFor(space).push('--space', withConcepts(), '--yes')
  expect(refusal).toBeUndefined()
  expect(said).toContain('1 concepts (warm) are not in the taxonomy of the organization')
  expect(conceptsOfBread()).toEqual({ tags: [], concepts: [link('TaxonomyConcept', 'baked')] })
})

test('content:push: writes entries without concepts if the token cannot read the taxonomy', async () => {
  space = await startManagement()
  const { said, refusal } = await commandsFor(space).push('--space', withConcepts(), '--yes')
  expect(refusal).toBeUndefined()
  expect(said).toContain('2 concepts (baked, warm) are not in the taxonomy')
  expect(conceptsOfBread()).toEqual({ tags: [], concepts: [] })
})

test('content:push: explains a token that is not accepted, also if the file uses concepts', async () => {
  space = await startManagement({ concepts: CONCEPTS })
  const variables = { ...space.env, CONTENTFUL_MANAGEMENT_TOKEN: 'wrong', CONTENT_SPACE: 'space.json' }
  const { refusal } = await commandsFor(space, { variables }).push('--space', withConcepts(), '--yes')
  expect(refusal).toMatch(/^space bakery \(master\) cannot be read\. .*CONTENTFUL_MANAGEMENT_TOKEN is not accepted/)
})

test('content:pull: saves the taxonomy, and keeps that of the file if the token cannot read it', async () => {
  space = await startManagement({ concepts: CONCEPTS })
  const to = mkdtempSync(join(tmpdir(), 'vitrine-taxonomy-'))
  const taxonomy = () => {
    const { concepts, conceptSchemes }: { concepts?: unknown; conceptSchemes?: unknown } = JSON.parse(readFileSync(join(to, 'space.json'), 'utf8'))
    return { concepts, conceptSchemes }
  }
  const run = commandsFor(space)
  await run.push('--space', withConcepts(), '--yes')
  expect((await run.pull('--to', to)).refusal).toBeUndefined()
  expect(taxonomy()).toEqual({ concepts: CONCEPTS, conceptSchemes: [] })
  await space.stop()
  space = await startManagement()
  expect((await commandsFor(space).push('--space', join(to, 'space.json'), '--yes')).refusal).toBeUndefined()
  expect((await commandsFor(space).pull('--to', to, '--yes')).refusal).toBeUndefined()
  expect(taxonomy()).toEqual({ concepts: CONCEPTS, conceptSchemes: [] })
})
