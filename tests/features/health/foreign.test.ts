import { join } from 'node:path'
import { createClient } from 'contentful'
import { expect, test } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { INSPECTORS } from '../../../src/features/health/inspectors.server.ts'
import { asJunit } from '../../../src/features/health/output/junit.ts'
import { asText } from '../../../src/features/health/output/text.ts'
import { checkSpace } from '../../../src/features/health/report/check-space.server.ts'
import { spaceMapping } from 'content-mapping/space-mapping.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { siteTypes } from '../../../src/site-content/site-roles.server.ts'
import { exportFilesIn, FOREIGN } from '../../support/foreign-spaces.ts'

const files = exportFilesIn(FOREIGN)

test.skipIf(files.length > 0)(`content:check: ${FOREIGN} contains no spaces of other teams, so none is checked`, (context) => context.skip())

test.for(files)('%s is checked completely', async (name) => {
  const mapping = spaceMapping({ siteTypes, configured: undefined, reserved: new Set(), topical: new Set() })
  const service = await createContentService({ spaces: [{ file: join(FOREIGN, name) }], projector: mapping.projector })
  const [{ spaceId: space, environment } = { spaceId: '', environment: '' }] = service.spaces
  const client = createClient({ space, environment, accessToken: 'any', adapter: service.adapter })
  const report = await checkSpace(
    { client, mapped: () => mapping.mapped(), media: { mediaUrl: (url) => url }, model: siteModel, now: new Date('2026-11-21T12:00:00Z') },
    { app: { host: 'cdn.contentful.com', space, environment }, inspectors: INSPECTORS, maxPerKind: 100 },
  )
  await service.close()
  expect(asText(report, 10)).toContain(`${report.totals.error} error`)
  expect(asJunit(report, { isStrict: true })).toContain('</testsuites>')
  // Findings name fields by their id in the space.
  expect(report.findings.filter(({ field }) => field?.startsWith('own_'))).toEqual([])
  // Sentences name fields as editors see them.
  expect(report.findings.filter(({ sentence }) => /\bown_\w/.test(sentence))).toEqual([])
})
