import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Origin of the window that stands in for Contentful's web app. */
const WEB_APP = 'https://app.contentful.com'

/** A message that the page sends to the web app. */
type Message = Readonly<Record<string, unknown>> & { readonly method: string; readonly origin: string }

/** An entry whose edits the page has subscribed to. */
interface Subscription {
  readonly id: string
  readonly entry: Entry
}

interface Entry {
  readonly sys: { readonly id: string; readonly type: string }
  readonly fields: Readonly<Record<string, unknown>>
}

/** A fake of Contentful's web app: a window that contains the page in an iframe and exchanges messages with it. */
export interface Editor {
  readonly frame: FrameLocator
  /** Waits for a message that `isMeant` accepts, including earlier ones. */
  heard(method: string, isMeant?: (message: Message) => boolean): Promise<Message>
  /** Waits until the page has subscribed to an entry. */
  subscription(entry: string): Promise<Subscription>
  /** Sends the edited fields of an entry to the page. */
  type(entry: string, fields: Readonly<Record<string, unknown>>): Promise<void>
  say(message: Readonly<Record<string, unknown>>): Promise<void>
  /** Discards the received messages, before another page is opened. */
  forget(): Promise<void>
}

declare global {
  interface Window {
    heard?: Message[]
  }
}

const SHELL = `<!doctype html><style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style><iframe name="preview"></iframe>
<script>heard=[];addEventListener('message',({origin,data})=>window.heard.push({...data,origin}))</script>`

/** Opens a preview in the web app at `origin`. The browser must allow that origin to embed pages of this machine. */
export async function openInEditor(page: Page, address: string, origin = WEB_APP): Promise<Editor> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: SHELL }))
  await page.goto(`${origin}/spaces/meridian00001/entries`)
  await page.evaluate((src) => document.querySelector('iframe')?.setAttribute('src', src), address)
  const messages = () => page.evaluate(() => window.heard ?? [])

  async function heard(method: string, isMeant: (message: Message) => boolean = () => true): Promise<Message> {
    let found: Message | undefined
    await expect
      .poll(async () => (found = (await messages()).findLast((message) => message.method === method && isMeant(message))), { message: method, timeout: 30_000 })
      .toBeDefined()
    if (!found) throw new Error(`Nothing was heard of ${method}.`)
    return found
  }
  const say: Editor['say'] = (message) =>
    page.evaluate((said) => window.frames[0]?.postMessage({ source: 'live-preview-editor', ...said }, '*'), { ...message })
  async function subscription(entry: string): Promise<Subscription> {
    const { id, config } = await heard('SUBSCRIBED', (message) => dataOf(message)?.sys.id === entry)
    return { id: String(id), entry: dataOf({ config }) }
  }
  return {
    frame: page.frameLocator('iframe'),
    heard,
    say,
    subscription,
    forget: () => page.evaluate(() => void (window.heard = [])),
    async type(entry, fields) {
      const { id, entry: before } = await subscription(entry)
      await say({ method: 'ENTRY_UPDATED', subscriptionId: id, data: { ...before, fields: { ...before.fields, ...fields } } })
    },
  }
}

/** Decodes the configuration of a subscription. It is a list of values that refer to each other by index. */
function dataOf({ config }: Readonly<Record<string, unknown>>): Entry {
  const values: unknown[] = JSON.parse(String(config))
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((at) => read(values[Number(at)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, at]) => [name, typeof at === 'string' ? read(values[Number(at)]) : at]))
  }
  const root = read(values[0])
  return (root as { data: Entry }).data
}
