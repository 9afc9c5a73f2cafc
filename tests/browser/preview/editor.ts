import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Where the window lies that plays Contentful's web app. */
const WEB_APP = 'https://app.contentful.com'

/** A message that the page sends to the web app. */
type Message = Readonly<Record<string, unknown>> & { readonly method: string; readonly origin: string }

/** An entry of which the page wants to hear what is typed in it. */
interface Subscription {
  readonly id: string
  readonly entry: Entry
}

interface Entry {
  readonly sys: { readonly id: string; readonly type: string }
  readonly fields: Readonly<Record<string, unknown>>
}

/** Contentful's web app, as far as a page notices: a window around it that talks with it. */
export interface Editor {
  readonly frame: FrameLocator
  /** Wait for a message that a test accepts, from the beginning on. */
  heard(method: string, isMeant?: (message: Message) => boolean): Promise<Message>
  /** Wait until the page follows an entry. */
  subscription(entry: string): Promise<Subscription>
  /** Tell the page what an entry holds while it is edited. */
  type(entry: string, fields: Readonly<Record<string, unknown>>): Promise<void>
  say(message: Readonly<Record<string, unknown>>): Promise<void>
  /** Forget what was heard: another page speaks from here on. */
  forget(): Promise<void>
}

declare global {
  interface Window {
    heard?: Message[]
  }
}

const SHELL = `<!doctype html><style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style><iframe name="preview"></iframe>
<script>heard=[];addEventListener('message',({origin,data})=>window.heard.push({...data,origin}))</script>`

/** Open a preview in the web app. `origin` is where that is; the browser must allow it to show what lies on this machine. */
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

/** Read what a subscription is about: values are kept in a list and name each other by their place in it. */
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
