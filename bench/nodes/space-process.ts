import { resource } from '../../tests/support/spaces/export-file.ts'
import { startUpstream } from '../../tests/support/upstream.ts'
import { entryPayload, PATH, webhook } from '../../tests/features/webhooks/webhook.ts'

// A space with an editor, in a separate process. Publishes stories when a message requests it, and sends a webhook for each.

/** Request to this process. */
export type SpaceCommand =
  | { readonly kind: 'publish'; readonly stories: readonly string[] }
  /** Sends webhooks to an address from now on, or none. */
  | { readonly kind: 'webhooks'; readonly url: string | undefined }
  /** Refuses all connections, or accepts them again. */
  | { readonly kind: 'away'; readonly isAway: boolean }

/** A revision of a story that the space serves. */
export interface Published {
  readonly story: string
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Contentful sends a webhook again after 30 s; the site should not depend on that. */
const WEBHOOK_MS = 10_000

const revisions = new Map<string, number>()
let webhooksTo: string | undefined

const space = await startUpstream((draft) => {
  // The revision of each story is in its title, which all its pages contain.
  for (const { sys, fields } of draft.entries) if (isStory(sys)) fields['title'] = titles(fields, sys.id, 1)
})

process.on('message', async (command: SpaceCommand) => {
  if (command.kind === 'publish') process.send?.(await publish(command.stories))
  else if (command.kind === 'webhooks') webhooksTo = command.url
  else await (command.isAway ? space.gate.kill() : space.gate.revive())
  if (command.kind !== 'publish') process.send?.('done')
})
process.on('disconnect', () => void space.stop().then(() => process.exit()))
process.send?.(space.env)

async function publish(stories: readonly string[]): Promise<readonly Published[]> {
  const updatedAt = new Date().toISOString()
  await space.edit((draft) => {
    for (const story of stories) {
      const revision = (revisions.get(story) ?? 1) + 1
      revisions.set(story, revision)
      const { sys, fields } = resource(draft.entries, story)
      Object.assign(sys, { version: 2 * revision + 1, publishedVersion: 2 * revision, publishedCounter: revision, publishedAt: updatedAt, updatedAt })
      fields['title'] = titles(fields, story, revision)
    }
  })
  const at = Date.now()
  const published = stories.map((story) => ({ story, revision: revisions.get(story) ?? 0, at }))
  if (webhooksTo !== undefined) for (const each of published) void notify(webhooksTo, each)
  return published
}

async function notify(url: string, { story, revision, at }: Published): Promise<void> {
  const payload = entryPayload({ id: story, space: space.env.CONTENTFUL_SPACE_ID, revision, at: new Date(at).toISOString() })
  // A failed webhook is not repeated.
  await fetch(`${url}${PATH}`, { ...webhook(payload), signal: AbortSignal.timeout(WEBHOOK_MS) }).catch(() => undefined)
}

function isStory(sys: Readonly<Record<string, unknown>>): boolean {
  return JSON.stringify(sys['contentType'] ?? '').includes('"id":"story"')
}

function titles(fields: Readonly<Record<string, Record<string, unknown>>>, story: string, revision: number): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields['title'] ?? {}).map((locale) => [locale, `Revision ${revision} of ${story}`]))
}
