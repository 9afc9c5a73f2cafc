import { inspectAddresses } from './inspect/addresses.server.ts'
import { inspectAlternatives } from './inspect/alternatives.server.ts'
import { inspectEnded } from './inspect/ended.server.ts'
import { inspectLanguages } from './inspect/languages.server.ts'
import { inspectLinks } from './inspect/links.server.ts'
import { inspectLinkTargets } from './inspect/link-targets.server.ts'
import { inspectModel } from './inspect/model.server.ts'
import { inspectPictures } from './inspect/pictures.server.ts'
import { inspectSlugs } from './inspect/slugs.server.ts'
import { inspectUnused } from './inspect/unused.server.ts'
import type { Inspector } from './inspector.ts'

/** All inspectors that need no requests to other services. */
export const INSPECTORS: readonly Inspector[] = [
  inspectLinks,
  inspectLinkTargets,
  inspectAddresses,
  inspectSlugs,
  inspectModel,
  inspectPictures,
  inspectAlternatives,
  inspectLanguages,
  inspectUnused,
  inspectEnded,
]
