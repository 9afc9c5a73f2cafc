// Runs one of Contentful's own libraries in a process of its own: they print as they like, read settings from the home of the user,
// and write their logs into the working folder.
import { createRequire } from 'node:module'
import { z } from 'zod'
import { failureOf, type Failure } from '../failures.ts'

const order = z.object({ library: z.enum(['contentful-import', 'contentful-export']), options: z.record(z.string(), z.unknown()) })
const told = z.object({ level: z.string(), info: z.string().optional() })
const many = z.object({ errors: z.array(z.object({ error: z.unknown() })) })
const enriched = z.object({ originalError: z.unknown() })
/** The libraries take the message out of an error where they write it into their log. */
const logged = z.looseObject({ name: z.string().default('Error'), data: z.looseObject({}) })

// The ES module build of the import tool does not load; the CommonJS build does.
const require = createRequire(import.meta.url)

interface Tools {
  readonly logEmitter: { removeAllListeners(): void; on(event: 'display', listener: (message: unknown) => void): void }
}

async function run(message: unknown): Promise<Failure[]> {
  const { library, options } = order.parse(message)
  const move: (options: object) => Promise<unknown> = require(library)
  const { logEmitter }: Tools = createRequire(require.resolve(library))('contentful-batch-libs')
  // The listeners of an earlier run would tell of this one as well.
  logEmitter.removeAllListeners()
  logEmitter.on('display', (event) => {
    const { data } = told.safeParse(event)
    if (data?.info !== undefined) process.send?.({ told: data.info })
  })
  try {
    await move(options)
    return []
  } catch (error) {
    const errors = many.safeParse(error).data?.errors.map(({ error: each }) => each) ?? [error]
    return errors.map((each) => {
      const original = enriched.safeParse(each).data?.originalError ?? each
      const { data } = logged.safeParse(original)
      return data ? { name: data.name, message: JSON.stringify(data.data) } : failureOf(original)
    })
  }
}

process.on('message', (message) => {
  void run(message).then((failures) => process.send?.({ failures }))
})
