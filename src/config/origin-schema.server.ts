import { z } from 'zod'

/** Scheme and host of a site, for the setting `origin` and the variable `SITE_ORIGIN`. */
export const originSchema = z.string().refine(isOrigin, 'must have scheme and host only, without a path or a slash at the end: https://bakery.example')

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}
