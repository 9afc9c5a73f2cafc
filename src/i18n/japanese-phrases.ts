/**
 * Positions of line breaks in a Japanese sentence:
 *
 * - after particles and endings in hiragana, but not after an honorific prefix (ご案内) or inside a compound verb (折り返す)
 * - before such a prefix
 * - between katakana and kanji (ホテル新館), but not beside a single kanji, which is a prefix or suffix (北アフリカ)
 */
const BREAKS = [
  String.raw`(?<=\p{sc=Hira})(?<![おご])(?<!\p{sc=Han}[いきぎしちびみりけげせてべめれえ])(?=[\p{sc=Han}\d])`,
  String.raw`(?<=\p{sc=Hira})(?<![おご])(?=[\p{sc=Kana}A-Za-z])`,
  String.raw`(?<=[のでにはをがともてらへ])(?=[おご]\p{sc=Han})`,
  String.raw`(?<=[\p{sc=Kana}ー])(?=\p{sc=Han}{2})`,
  String.raw`(?<=\p{sc=Han}{2})(?=\p{sc=Kana})`,
]
const BREAK = new RegExp(BREAKS.join('|'), 'u')

/**
 * Splits a Japanese text into word groups, between which a line may break.
 *
 * Uses only the scripts of the characters. The dictionaries of `Intl.Segmenter` differ between server and browsers, which would break
 * hydration. They also split 23時 or 自然保護区.
 *
 * @example japanesePhrases('時計の仕組み') // ['時計の', '仕組み']
 */
export function japanesePhrases(text: string): readonly string[] {
  return text.split(BREAK)
}
