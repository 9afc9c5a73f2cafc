/** Emoji, which the fonts do not contain, and variation selectors. */
const UNDRAWN = /\p{Emoji_Presentation}(?:\u{200d}|\u{fe0f}|\p{Emoji_Modifier})*|[\u{fe00}-\u{fe0f}]/gu

/** Returns a text as it is drawn: in one line, in NFC, without emoji. */
export function shownText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNDRAWN, '')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
}
