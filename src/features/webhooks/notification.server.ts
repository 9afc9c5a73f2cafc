import { z } from 'zod'

/** A change of an entry, an asset or a content type, as reported by a webhook. */
export interface Notification {
  readonly kind: 'Entry' | 'Asset' | 'ContentType'
  readonly action: 'publish' | 'unpublish' | 'delete'
  readonly id: string
  readonly space: string
  readonly environment: string
  readonly contentTypeId: string | undefined
  /** `undefined` if a custom payload of the webhook omits it. */
  readonly revision: number | undefined
  /** Time of the change. */
  readonly at: Date | undefined
}

const TOPIC = /^ContentManagement\.(Entry|Asset|ContentType)\.(publish|unpublish|delete)$/

const id = z.string().regex(/^[\w.-]{1,64}$/)
const link = z.object({ sys: z.object({ id }) })
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value))
const payload = z.object({
  sys: z.object({
    type: z.enum(['Entry', 'Asset', 'ContentType', 'DeletedEntry', 'DeletedAsset', 'DeletedContentType']),
    id,
    space: link,
    environment: link,
    contentType: link.optional(),
    revision: z.number().int().nonnegative().optional(),
    updatedAt: moment.optional(),
    deletedAt: moment.optional(),
  }),
})

/**
 * Parses a webhook. Returns `nothing` for topics without effect on visitors, such as drafts, tasks, releases and unknown ones. Returns
 * `malformed` for a payload that Contentful does not send by default.
 */
export function readNotification(topic: string | null, body: string): Notification | 'nothing' | 'malformed' {
  const content = parsed(body)
  if (topic === null || typeof content !== 'object' || content === null || Array.isArray(content)) return 'malformed'
  const [, kind, action] = TOPIC.exec(topic) ?? []
  if (!isKind(kind) || !isAction(action)) return 'nothing'
  const { data } = payload.safeParse(content)
  if (!data?.sys.type.endsWith(kind)) return 'malformed'
  const { sys } = data
  return {
    kind,
    action,
    id: sys.id,
    space: sys.space.sys.id,
    environment: sys.environment.sys.id,
    contentTypeId: sys.contentType?.sys.id,
    revision: sys.revision,
    at: sys.deletedAt ?? sys.updatedAt,
  }
}

function isKind(kind: string | undefined): kind is Notification['kind'] {
  return kind === 'Entry' || kind === 'Asset' || kind === 'ContentType'
}

function isAction(action: string | undefined): action is Notification['action'] {
  return action === 'publish' || action === 'unpublish' || action === 'delete'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
