const LONGEST = 120
/** Slugs and what people make of them; with a dot, a sign of a program or more parts than pages have it is none. */
const SLUGS = /^\/?[\p{L}\p{M}\p{N}_~' -]+(?:\/[\p{L}\p{M}\p{N}_~' -]+){0,4}$/u
/** What only programs ask for that look for holes. */
const PROBES = /^\/?(?:wp|wordpress|admin|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|backup|_\w+)(?:[-/]|$)/i
/** Of a script with letters that say more, one is enough. */
const TELLING = /\p{L}{3}|[^\p{Script=Latin}\P{L}]/u

/** Read what a path without its language may have meant: the words of its last part, which says most; `undefined` where no person has asked. */
export function wordsOfAddress(path: string): string | undefined {
  if (path.length > LONGEST || !SLUGS.test(path) || PROBES.test(path)) return undefined
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const words = last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return TELLING.test(words) ? words : undefined
}
