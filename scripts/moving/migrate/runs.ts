import { z } from 'zod'
import { StartError } from '../../../src/config/start-error.ts'
import { failureOf } from '../failures.ts'
import type { Management } from '../management.ts'
import type { Migration } from './migrations.ts'

/** The content type of stored runs. Its entries stay drafts, so that sites never receive them. */
const RUN_TYPE = 'vitrineMigration'

/** State of a migration in a space. */
export interface Run {
  readonly state: 'running' | 'done' | 'failed'
  readonly checksum: string
  readonly startedAt: string
  readonly finishedAt?: string | undefined
  /** The reason of a failure, or a note. */
  readonly message?: string | undefined
}

/** A stored run, with the version that an update must name. */
export interface KeptRun extends Run {
  readonly version: number
}

/** Stored runs of migrations in one space. */
export interface Runs {
  /** Returns the runs by the number of the migration. */
  read(): Promise<ReadonlyMap<string, KeptRun>>
  /** Creates the content type of runs if it is missing. */
  prepare(): Promise<void>
  /** Stores a run. `version` is the version of the stored run to replace. Returns the new version, or `undefined` if another process wrote first. */
  keep(migration: Migration, run: Run, version: number | undefined): Promise<number | undefined>
}

const symbol = (id: string, name: string, type = 'Symbol') => ({ id, name, type, localized: false, required: false, validations: [] })
const TYPE = {
  name: 'Migration (of the site)',
  description: 'Migrations that ran in this environment. Written by npm run content:migrate. Please do not edit.',
  displayField: 'name',
  fields: [
    symbol('name', 'Name'),
    { ...symbol('state', 'State'), validations: [{ in: ['running', 'done', 'failed'] }] },
    symbol('checksum', 'Checksum'),
    symbol('startedAt', 'Started', 'Date'),
    symbol('finishedAt', 'Finished', 'Date'),
    symbol('message', 'Message', 'Text'),
  ],
}

const versioned = z.object({ sys: z.object({ id: z.string(), version: z.number(), publishedVersion: z.number().optional() }) })
const list = z.object({ items: z.array(z.unknown()) })
const locales = z.object({ items: z.array(z.object({ code: z.string(), default: z.boolean().default(false) })) })
const run = z.object({
  state: z.enum(['running', 'done', 'failed']),
  checksum: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().optional(),
  message: z.string().optional(),
})

const idOf = (number: string) => `vitrine-migration-${number}`
const isFaster = (error: unknown) => failureOf(error).name === 'VersionMismatch'

/** Opens the stored runs of migrations in a space. */
export function runsOf(api: Management): Runs {
  let defaultLocale: string | undefined
  const localeOf = async () => {
    const { items } = locales.parse(await api({ method: 'GET', url: '/locales?limit=1000' }))
    return items.find((each) => each.default)?.code ?? 'en'
  }
  return {
    async read() {
      const locale = (defaultLocale ??= await localeOf())
      // Entries exist only for published content types, and queries for unpublished ones fail.
      if ((await typeOf(api))?.sys.publishedVersion === undefined) return new Map()
      const { items } = list.parse(await api({ method: 'GET', url: `/entries?content_type=${RUN_TYPE}&limit=1000` }))
      return new Map(
        items.map((item) => {
          const { sys } = versioned.parse(item)
          const { fields } = z.object({ fields: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(item)
          const kept = run.parse(Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, values[locale]])))
          return [sys.id.replace(idOf(''), ''), { ...kept, version: sys.version }]
        }),
      )
    },
    async prepare() {
      const url = `/content_types/${RUN_TYPE}`
      try {
        const there = (await typeOf(api)) ?? versioned.parse(await api({ method: 'PUT', url, data: TYPE }))
        if (there.sys.publishedVersion !== undefined) return
        await api({ method: 'PUT', url: `${url}/published`, headers: { 'X-Contentful-Version': there.sys.version } })
      } catch (error) {
        // Another process has created it in the meantime.
        if (!isFaster(error)) throw error
      }
    },
    async keep({ number, name }, kept, version) {
      const locale = (defaultLocale ??= await localeOf())
      const fields = Object.fromEntries(Object.entries({ name, ...kept }).flatMap(([id, value]) => (value === undefined ? [] : [[id, { [locale]: value }]])))
      const headers = { 'X-Contentful-Content-Type': RUN_TYPE, ...(version === undefined ? {} : { 'X-Contentful-Version': version }) }
      try {
        return versioned.parse(await api({ method: 'PUT', url: `/entries/${idOf(number)}`, headers, data: { fields } })).sys.version
      } catch (error) {
        if (isFaster(error)) return undefined
        throw error
      }
    },
  }
}

async function typeOf(api: Management): Promise<z.output<typeof versioned> | undefined> {
  const [there] = list.parse(await api({ method: 'GET', url: `/content_types?sys.id[in]=${RUN_TYPE}` })).items
  if (there === undefined) return undefined
  const { data } = versioned.safeParse(there)
  if (!data) throw new StartError(`The content type ${RUN_TYPE} of the space cannot be read.`)
  return data
}
