import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Faults } from '../http/faults.ts'
import type { ContentServiceOptions, SpaceSource } from '../service.ts'

export interface CliOptions {
  readonly service: ContentServiceOptions
  readonly faults: Faults
  readonly port: number
  readonly host: string
}

/** An invalid command line. The message names the correction. */
export class UsageError extends Error {}

const CACHE = 'node_modules/.cache/content-service'
const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const

const OPTIONS = {
  space: list,
  'space-id': list,
  environment: list,
  published: list,
  embargo: text,
  'no-watch': flag,
  port: text,
  host: text,
  'delivery-token': text,
  'preview-token': text,
  'sync-per-locale': flag,
  'image-cache': text,
  state: text,
  'fault-rate': text,
  'fault-500': text,
  'fault-502': text,
  'fault-delay': text,
  'fault-cut': text,
  'fault-truncate': text,
  'fault-stale': text,
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns `undefined` if it contains `--help`. `defaultFile` is served if `--space` is missing. */
export function parseCli(args: readonly string[], defaultFile?: string): CliOptions | undefined {
  const values = readValues(args)
  if (values.help) return undefined
  const files = values.space ?? (defaultFile === undefined ? [] : [defaultFile])
  for (const name of ['space-id', 'environment', 'published'] as const) {
    const count = values[name]?.length ?? 0
    if (count > files.length) throw new UsageError(`--${name} occurs ${count} times, but --space only ${files.length} times.`)
  }
  const share = (name: `fault-${'500' | '502' | 'cut' | 'truncate'}`) => readNumber(name, values[name], 1)
  const embargo = readEmbargo(values.embargo)
  const options: CliOptions = {
    host: values.host ?? '127.0.0.1',
    port: readNumber('port', values.port, 65_535, /^\d+$/) ?? 4100,
    faults: {
      rateLimit: readNumber('fault-rate', values['fault-rate'], 1_000_000),
      delayMs: readNumber('fault-delay', values['fault-delay'], 600_000),
      share500: share('fault-500'),
      share502: share('fault-502'),
      shareCut: share('fault-cut'),
      shareTruncated: share('fault-truncate'),
    },
    service: {
      spaces: files.map((file, i) => {
        const published = values.published?.[i]
        const ids = { spaceId: values['space-id']?.[i], environment: values.environment?.[i] }
        return Object.assign(ids, { file: resolve(file), published: published === undefined ? undefined : resolve(published), embargo })
      }),
      watch: !values['no-watch'],
      isSyncPerLocale: values['sync-per-locale'],
      imageCache: resolve(values['image-cache'] ?? `${CACHE}/pictures`),
      state: resolve(values.state ?? `${CACHE}/state`),
      staleMs: readNumber('fault-stale', values['fault-stale'], 600_000),
      deliveryToken: values['delivery-token'],
      previewToken: values['preview-token'],
    },
  }
  if (files.length === 0) throw new UsageError('--space is missing. It names an export file.')
  return options
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readNumber(name: string, value: string | undefined, most: number, form = /^\d+(\.\d+)?$/): number | undefined {
  if (value === undefined) return undefined
  if (!form.test(value) || Number(value) > most) throw new UsageError(`--${name} must be a number from 0 to ${most}, not "${value}".`)
  return Number(value)
}

function readEmbargo(mode: string | undefined): SpaceSource['embargo'] {
  if (mode === undefined || mode === 'preparation' || mode === 'unpublished' || mode === 'all') return mode
  throw new UsageError(`--embargo must be preparation, unpublished or all, not "${mode}".`)
}
