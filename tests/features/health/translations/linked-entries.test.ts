import { expect, test } from 'vitest'
import { readLinkedEntries } from '../../../../src/features/health/space/read-space.server.ts'
import type { RawEntry } from '../../../../src/content/reading/raw.server.ts'

const entry = (id: string): RawEntry => ({
  kind: 'entry',
  id,
  type: 'page',
  updatedAt: '',
  tags: [],
  concepts: [],
  fields: {},
  sanitized: new Set(),
  linked: () => undefined,
})

test('readLinkedEntries: resolves links between entries with one query, and reads no assets', async () => {
  const asked: unknown[] = []
  const [first] = await readLinkedEntries({
    all: (query) => {
      asked.push(query)
      return Promise.resolve([entry('a'), entry('b')])
    },
  })
  expect(first?.linked({ type: 'Entry', id: 'b' })).toMatchObject({ id: 'b' })
  expect(first?.linked({ type: 'Asset', id: 'b' })).toBeUndefined()
  expect(asked).toEqual([{ include: 0, order: 'sys.id' }])
})
