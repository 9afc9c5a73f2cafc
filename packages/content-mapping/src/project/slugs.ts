import type { Json } from 'contentful-emulator/json/json.ts'

/** As long as addresses can still be read. */
const LONGEST = 80

/** Make a segment of an address out of words of any script; empty where nothing of them is left. */
export function slugOf(words: string): string {
  const whole = words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (whole.length <= LONGEST) return whole
  const cut = whole.slice(0, LONGEST)
  return cut.slice(0, cut.lastIndexOf('-') > LONGEST / 2 ? cut.lastIndexOf('-') : LONGEST)
}

/** Read an editor's slug: `/blog/first-post/` and `first-post` name the same. With `isPath` what stands before counts. */
export function slugAsGiven(value: Json | undefined, isPath: boolean): string | undefined {
  if (typeof value !== 'string') return undefined
  const path = URL.canParse(value) ? new URL(value).pathname : value
  const segments = path
    .split(/[?#]/)[0]
    ?.split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  if (!segments || segments.length === 0) return value.trim() === '/' ? 'home' : undefined
  return (isPath ? segments.join('/') : (segments.at(-1) ?? '')).normalize('NFC')
}

/**
 * Addresses that are taken: no two entries may have the same one.
 *
 * The first keeps it, and a later one is told from it by a piece of its id.
 */
export class Claims {
  readonly #taken = new Map<string, string>()

  /** Take an address within a scope, such as a listing in a language, for an entry. */
  claim(scope: string, slug: string, id: string): string {
    const key = `${scope} ${slug}`
    const holder = this.#taken.get(key)
    if (holder === undefined || holder === id) {
      this.#taken.set(key, id)
      return slug
    }
    const own = `${slug}-${slugOf(id).slice(0, 8)}`
    this.#taken.set(`${scope} ${own}`, id)
    return own
  }
}
