import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

/** Returns the render-blocking style sheets of a page, with their size in bytes of brotli at the highest quality. */
export async function styleSheets(request: APIRequestContext, path: string): Promise<Map<string, number>> {
  const links = (await (await request.get(path)).text()).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []
  const addresses = links.map((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? '')
  return new Map(await Promise.all(addresses.map(async (address) => [address, brotliCompressSync(await (await request.get(address)).body()).length] as const)))
}

/** Returns the cascade layers of a page in the order in which its style sheets declare them. Later layers take precedence. */
export function cascadeLayers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const names = rules.flatMap((rule) => (rule instanceof CSSLayerStatementRule ? [...rule.nameList] : rule instanceof CSSLayerBlockRule ? [rule.name] : []))
    return [...new Set(names)]
  })
}
