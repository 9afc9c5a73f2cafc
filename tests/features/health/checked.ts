import { createClient } from 'contentful'
import type { Finding } from '../../../src/features/health/finding.ts'
import type { Inspector } from '../../../src/features/health/inspector.ts'
import { INSPECTORS } from '../../../src/features/health/inspectors.server.ts'
import { checkSpace } from '../../../src/features/health/report/check-space.server.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { createContentService } from 'contentful-emulator/service.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
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

/** Formats a finding in one line, without its sentence. */
export function inShort({ kind, severity, id, field = '-', locale = '-' }: Finding): string {
  return `${severity} ${kind} ${id} ${field} ${locale}`
}
