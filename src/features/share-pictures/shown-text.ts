/** Coloured signs, which no face has, and what only chooses between forms of a sign. */
const UNDRAWN = /\p{Emoji_Presentation}(?:\u{200d}|\u{fe0f}|\p{Emoji_Modifier})*|[\u{fe00}-\u{fe0f}]/gu

/** Give a text as it is drawn: in one line, composed, without coloured signs. */
export function shownText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNDRAWN, '')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
}
