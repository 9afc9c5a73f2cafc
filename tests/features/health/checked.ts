import { createClient } from 'contentful'
import type { Finding } from '../../../src/features/health/finding.ts'
import type { Inspector } from '../../../src/features/health/inspector.ts'
import { INSPECTORS } from '../../../src/features/health/inspectors.server.ts'
import { checkSpace } from '../../../src/features/health/report/check-space.server.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { createContentService } from 'contentful-emulator/service.ts'
import { spaceMapping } from 'content-mapping/space-mapping.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { siteTypes } from '../../../src/site-content/site-roles.server.ts'
import { SITE_CLOCK } from '../../fixtures/clock.ts'

const PREVIEW = 'sees-drafts'

interface Options {
  readonly more?: readonly Inspector[]
  readonly archived?: ReadonlySet<string>
  readonly maxPerKind?: number
}

/** Checks an export file with the site's own content types as a preview, including drafts. */
export async function check(file: string, { more = [], archived, maxPerKind = Infinity }: Options = {}): Promise<HealthReport> {
  const service = await createContentService({ spaces: [{ file }], previewToken: PREVIEW })
  try {
    const [{ spaceId: space, environment } = { spaceId: '', environment: '' }] = service.spaces
    const connect = (accessToken: string, host: string) => createClient({ space, environment, accessToken, host, adapter: service.adapter })
    return await checkSpace(
      {
        client: connect(PREVIEW, 'preview.contentful.com'),
        published: connect('delivery', 'cdn.contentful.com'),
        archived,
        media: { mediaUrl: (url) => (url.includes('ctfassets.net/') ? url : undefined) },
        model: siteModel,
        now: new Date(SITE_CLOCK),
      },
      { app: { host: 'cdn.contentful.com', space, environment }, inspectors: [...INSPECTORS, ...more], maxPerKind },
    )
  } finally {
    await service.close()
  }
}

/** Checks an export file with custom content types, whose mapping is inferred. */
export async function checkMapped(file: string): Promise<HealthReport> {
  const mapping = spaceMapping({ siteTypes, configured: undefined, reserved: new Set(), topical: new Set() })
  const service = await createContentService({ spaces: [{ file }], projector: mapping.projector })
  try {
    const [{ spaceId: space, environment } = { spaceId: '', environment: '' }] = service.spaces
    const client = createClient({ space, environment, accessToken: 'any', adapter: service.adapter })
    return await checkSpace(
      { client, mapped: () => mapping.mapped(), media: { mediaUrl: (url) => url }, model: siteModel, now: new Date(SITE_CLOCK) },
      { app: { host: 'cdn.contentful.com', space, environment }, inspectors: INSPECTORS, maxPerKind: 100 },
    )
  } finally {
    await service.close()
  }
}

/** Formats a finding in one line, without its sentence. */
export function inShort({ kind, severity, id, field = '-', locale = '-' }: Finding): string {
  return `${severity} ${kind} ${id} ${field} ${locale}`
}
