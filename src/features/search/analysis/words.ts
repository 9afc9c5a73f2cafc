/** Elided words before an apostrophe in French, Catalan and Italian. */
const ELIDED = /^(?:l|d|qu|j|n|s|t|c|m|jusqu|lorsqu|puisqu|quoiqu|all|dall|dell|nell|sull|un)['’ʼ＇](?=.)/iu
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it', 'ca', 'oc'])
const APOSTROPHES = /['’ʼ＇]/

/**
 * Returns the words between two spaces, without elided words and endings that a language attaches with an apostrophe.
 * @example wordsWithin('l’hôtel', 'fr') // ['hôtel']
 */
export function wordsWithin(written: string, language: string): string[] {
  const whole = written.replaceAll('\u00AD', '')
  if (ELIDING.has(language)) return whole.replace(ELIDED, '').split(APOSTROPHES).filter(Boolean)
  const [stem = '', ...endings] = whole.split(APOSTROPHES)
  const isEnding = language === 'tr' || (endings.length === 1 && /^s$/i.test(endings[0] ?? ''))
  return [isEnding ? stem : stem + endings.join('')]
}
