import { join } from 'node:path'
import { expect, test } from 'vitest'
import site from '#config'
import { readSpaceInfo } from '../../../scripts/adopted/space-info.ts'
import { localeSettingsOf } from '../../../scripts/languages/locale-settings.ts'
import { parseEnvironment } from '../../../src/config/env.server.ts'
import { asJunit } from '../../../src/features/health/output/junit.ts'
import { asText } from '../../../src/features/health/output/text.ts'
import { exportFilesIn, FOREIGN } from '../../support/foreign-spaces.ts'
import { withSettings } from '../../support/with-settings.ts'

const files = exportFilesIn(FOREIGN)

test.skipIf(files.length > 0)(`content:check: ${FOREIGN} contains no spaces of other teams, so none is checked`, (context) => context.skip())

test.for(files)('%s is checked completely, in its own languages', async (name) => {
  const file = join(FOREIGN, name)
  const info = await readSpaceInfo(parseEnvironment({ CONTENT_SPACE: file }))
  const { locales, baseLocale } = localeSettingsOf(info?.locales ?? [], site.localePrefix)
  const { checkMapped } = await withSettings({ locales, baseLocale }, () => import('./checked.ts'))
  const report = await checkMapped(file)
  expect(asText(report, 10)).toContain(`${report.totals.error} error`)
  expect(asJunit(report, { isStrict: true })).toContain('</testsuites>')
  // A language of the settings that the space lacks has such a finding.
  expect(report.findings.filter(({ sentence }) => sentence.startsWith('The space has no locale'))).toEqual([])
  // Findings name fields by their id in the space.
  expect(report.findings.filter(({ field }) => field?.startsWith('own_'))).toEqual([])
  // Sentences name fields as editors see them.
  expect(report.findings.filter(({ sentence }) => /\bown_\w/.test(sentence))).toEqual([])
})
