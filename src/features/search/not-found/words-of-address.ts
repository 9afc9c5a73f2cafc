const MAX_LENGTH = 120
/** Paths of slugs as people type them. Dots, special characters and too many segments indicate a bot. */
const SLUGS = /^\/?[\p{L}\p{M}\p{N}_~' -]+(?:\/[\p{L}\p{M}\p{N}_~' -]+){0,4}$/u
/** Paths that only vulnerability scanners request. */
const PROBES = /^\/?(?:wp|wordpress|admin|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|backup|_\w+)(?:[-/]|$)/i
/** Three letters, or one letter of a script other than Latin. */
const TELLING = /\p{L}{3}|[^\p{Script=Latin}\P{L}]/u

/** Returns the words of the last segment of a path without its language, or `undefined` if the path was probably requested by a bot. */
export function wordsOfAddress(path: string): string | undefined {
  if (path.length > MAX_LENGTH || !SLUGS.test(path) || PROBES.test(path)) return undefined
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  const words = last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  return TELLING.test(words) ? words : undefined
}
