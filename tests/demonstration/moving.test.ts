import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { commandsFor } from '../moving/commands.ts'
import { assetFiles, normalised } from '../moving/normalised.ts'
import { startManagement } from '../support/management/start-management.ts'
import { SPACE } from './space-file.ts'

test('moving: pushing and pulling the demonstration preserves every byte', async () => {
  const { concepts }: { concepts: JsonObject[] } = JSON.parse(readFileSync(SPACE, 'utf8'))
  const space = await startManagement({ concepts })
  const run = commandsFor(space)
  const to = mkdtempSync(join(tmpdir(), 'vitrine-demonstration-'))
  expect((await run.push('--space', SPACE, '--yes')).refusal).toBeUndefined()
  expect((await run.pull('--to', to)).refusal).toBeUndefined()
  const read = (file: string) => normalised(JSON.parse(readFileSync(file, 'utf8')))
  expect(read(join(to, 'space.json'))).toEqual(read(SPACE))
  expect(Object.keys(assetFiles(to)).length).toBeGreaterThan(50)
  expect(assetFiles(to)).toEqual(assetFiles(dirname(SPACE)))
  await space.stop()
  // A thousand requests one after the other.
}, 120_000)
