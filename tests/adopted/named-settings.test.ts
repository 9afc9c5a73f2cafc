import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsFor } from '../../scripts/adopted/adopted-settings.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const settingsIn = (file: string) => settingsFor(parseEnvironment({ SITE_SETTINGS: file }))

test('SITE_SETTINGS: the settings are those of the file that it names', async () => {
  const file = join(temporaryFolder('settings'), 'other.config.mjs')
  writeFileSync(file, `export default { name: 'Rye and Salt', theme: 'plain' }\n`)
  expect(await settingsIn(file)).toEqual({ name: 'Rye and Salt', theme: 'plain' })
})

test('SITE_SETTINGS: a missing file and a file without settings are refused in a sentence', async () => {
  await expect(settingsIn('nope.config.ts')).rejects.toThrow('SITE_SETTINGS names nope.config.ts, which does not exist.')
  const file = join(temporaryFolder('settings'), 'empty.config.mjs')
  writeFileSync(file, 'export const name = 1\n')
  await expect(settingsIn(file)).rejects.toThrow(/empty\.config\.mjs, which exports no settings: export default defineSite/)
})
