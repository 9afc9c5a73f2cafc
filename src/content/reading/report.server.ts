/** Something wrong with the content that cost only itself. */
export interface Finding {
  /** Id of the entry or asset that is wrong. */
  readonly entry: string
  readonly field?: string
  /** Contentful locale code. */
  readonly locale?: string
  /** What is wrong and what it cost: "is required and empty; the story is left out". */
  readonly problem: string
}

const seen = new Set<string>()
const REMEMBERED = 2000

/** Tell the people who run the site, once per finding, that an entry needs an editor's hand. */
export function reportContent({ entry, field, locale, problem }: Finding): void {
  const place = [`entry ${entry}`, field && `field ${field}`, locale && `locale ${locale}`].filter(Boolean).join(', ')
  const line = `[content] ${place}: ${problem}`
  if (seen.has(line)) return
  if (seen.size >= REMEMBERED) seen.clear()
  seen.add(line)
  console.warn(line)
}
