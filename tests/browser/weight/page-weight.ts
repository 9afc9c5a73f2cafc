import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** What a page costs before anybody touches it; sizes in kilobytes of brotli at its best. */
export interface Weight {
  readonly html: number
  readonly css: number
  readonly styleSheets: number
  /** All that the browser asked for, the page itself included. */
  readonly requests: number
}

/** Open a page and weigh what comes until the network rests. */
export async function pageWeight(page: Page, url: string): Promise<Weight> {
  const responses: Response[] = []
  let requests = 0
  page.on('request', (request) => {
    // What stands in the page itself is no request.
    if (!request.url().startsWith('data:')) requests += 1
  })
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const weigh = async (those: readonly Response[]) =>
    (await Promise.all(those.map((response) => response.body()))).reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
  const styles = responses.filter((response) => response.request().resourceType() === 'stylesheet')
  return {
    html: await weigh(responses.filter((response) => response.request().isNavigationRequest())),
    css: await weigh(styles),
    styleSheets: styles.length,
    requests,
  }
}
