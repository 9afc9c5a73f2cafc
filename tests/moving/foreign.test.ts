import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FOREIGN } from '../support/foreign-spaces.ts'
import { startManagement } from '../support/management/start-management.ts'
import { commandsFor } from './commands.ts'
import { normalised, type SpaceFile } from './normalised.ts'

/** Small files of each kind: old format, two languages, changed entries, delivery format, JSON and locations, handwritten versions. */
const FILES = [
  'starter-gatsby-blog',
  'gatsby-multi-locale-es',
  'jakala-next-starterkit',
  'sanity-fixture-categories-rich-text',
  'sanity-fixture-knowledge-base',
]

describe('content:push: export files of other teams', () => {
  if (!existsSync(FOREIGN)) test.skip(`export files: ${FOREIGN} is absent, so no file is moved`, () => undefined)

  test.runIf(existsSync(FOREIGN)).each(FILES)(
    '%s is the same after a push and a pull',
    async (name) => {
      const file = join(FOREIGN, `${name}.json`)
      const content: SpaceFile = JSON.parse(readFileSync(file, 'utf8'))
      const space = await startManagement({ defaultLocale: { code: 'en-US', name: 'English (United States)' }, elsewhere: bytesOf(content) })
      const run = commandsFor(space)
      expect((await run.push('--space', file, '--yes', '--publish-changed')).refusal).toBeUndefined()
      const to = mkdtempSync(join(tmpdir(), 'vitrine-foreign-'))
      expect((await run.pull('--to', to)).refusal).toBeUndefined()
      const pulled: SpaceFile = JSON.parse(readFileSync(join(to, 'space.json'), 'utf8'))
      const [ours, theirs] = [normalised(content), normalised(pulled)]
      for (const part of ['entries', 'assets', 'contentTypes'] as const) expect(withoutDefaults(theirs[part])).toEqual(withoutDefaults(ours[part]))
      const before = space.writes.length
      expect((await run.push('--space', file, '--yes', '--publish-changed')).refusal).toBeUndefined()
      expect(space.writes.length).toBe(before)
      await space.stop()
    },
    60_000,
  )
})

/** Returns as many bytes for the address of a file as its asset states. */
function bytesOf({ assets }: SpaceFile): (url: string) => Buffer | undefined {
  const sizes = new Map<string, number>(
    assets.flatMap(({ fields }) => Object.values(fields.file ?? {}).map(({ url, details }) => [`https:${String(url)}`, sizeOf(details)] as const)),
  )
  return (url) => Buffer.alloc(sizes.get(url) ?? 0)
}

function sizeOf(details: unknown): number {
  return typeof details === 'object' && details !== null && 'size' in details ? Number(details.size) : 0
}

/** Removes default values, which old files omit. All other values must stay. */
function withoutDefaults(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, member: unknown) => {
      if (['metadata', 'image', 'apiName'].includes(key)) return undefined
      // Entries with unpublished changes are published as they are here.
      if (key === 'state' && member === 'changed') return 'published'
      if (member === false || (Array.isArray(member) && member.length === 0 && key === 'validations')) return undefined
      return member
    }),
  )
}
