import type { Json } from 'contentful-emulator/json/json.ts'

/** Maximum length of a slug that people can still read. */
const LONGEST = 80
/** Characters that only change the look of others, as in emoji: variation selectors and keycaps. */
const LOOK = /[\u{FE00}-\u{FE0F}\u{20E3}]/gu

/**
 * Converts words of any script to a path segment. Returns an empty text if no character remains.
 *
 * @example
 * slugOf('Häuser & Gärten') // 'häuser-gärten'
 */
export function slugOf(words: string): string {
  const whole = words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(LOOK, '')
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (whole.length <= LONGEST) return whole
  const cut = whole.slice(0, LONGEST)
  return cut.slice(0, cut.lastIndexOf('-') > LONGEST / 2 ? cut.lastIndexOf('-') : LONGEST)
}

/**
 * Reads an editor's slug: `/blog/first-post/` and `first-post` are equal. With `isPath`, the leading segments count too.
 *
 * @example
 * slugAsGiven('/blog/first-post/', false) // 'first-post'
 * slugAsGiven('/blog/first-post/', true) // 'blog/first-post'
 */
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
 * Reserved addresses, so that no two entries have the same one.
 *
 * The first entry gets the address. Later entries get a part of their id appended.
 */
export class Claims {
  readonly #taken = new Map<string, string>()

  /** Reserves a slug for an entry within a scope, such as a listing in a locale. Returns the unique slug. */
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
