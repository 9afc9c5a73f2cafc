import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { directionOf, scriptOf } from '#app/i18n/direction.ts'
import { shareTheme } from '#theme/share-picture.server.ts'
import { SIZE, type Artist, type DrawnNode } from './takumi.server.ts'
import { japanesePhrases } from '#app/i18n/japanese-phrases.ts'
import { wordSegmenter } from '#app/i18n/words.ts'

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

const MARGIN = 72
/** Space between text and image. */
const GAP = 48
/** The image of a page is at the inline end, in full height. */
export const PICTURE = { width: 480, height: SIZE.height } as const
/** Names of the images that are passed along with the layout. */
export const SOURCES = { mark: 'mark.svg', picture: 'picture' } as const

/** Font sizes of a title, of which the largest fitting one is used. Sizes above `BESIDE_PICTURE` need the full width. */
const SIZES = [116, 104, 92, 80, 70, 62, 54, 48] as const
const BESIDE_PICTURE = 92
const TITLE_HEIGHT = 372
const SITE_SIZE = 30
/** Scripts without spaces between words. */
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['Jpan', 'Hans', 'Hant'])
/** Matches a letter of a right-to-left script. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A title in a fitting size. */
interface Fitted {
  readonly size: number
  readonly node: DrawnNode
}

/** Returns the layout of a share image. `hasPicture` is true if the image of the page is available. */
export async function layout(artist: Artist, drawing: ShareDrawing, hasPicture: boolean): Promise<DrawnNode> {
  const { colours } = shareTheme
  const direction = directionOf(drawing.locale)
  const { node } = await fittedTitle(artist, drawing, hasPicture)
  const site = shownText(drawing.siteName)
  const words: DrawnNode = {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexGrow: 1,
      flexBasis: 0,
      height: '100%',
      padding: margins(hasPicture, direction),
    },
    children: [
      {
        type: 'container',
        style: { display: 'flex', flexDirection: 'column', gap: 34 },
        children: [{ type: 'container', style: { width: 96, height: 6, backgroundColor: colours.accent } }, node],
      },
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 18 },
        children: [
          { type: 'image', src: SOURCES.mark, style: { width: 52, height: 52 } },
          // The title of the home page is the name of the site, so the name is not repeated.
          ...(site === shownText(drawing.title) ? [] : [siteText(site, drawing)]),
        ],
      },
    ],
  }
  const picture: DrawnNode = {
    type: 'image',
    src: SOURCES.picture,
    style: { ...PICTURE, objectFit: drawing.picture?.isDrawing ? 'contain' : 'cover', flexShrink: 0 },
  }
  return {
    type: 'container',
    style: { ...SIZE, display: 'flex', flexDirection: 'row', direction, backgroundColor: colours.paper },
    children: hasPicture ? [words, picture] : [words],
  }
}

/** Finds the largest font size in which a title fits. At the smallest size, the title is truncated with an ellipsis. */
export async function fittedTitle(artist: Artist, drawing: ShareDrawing, hasPicture: boolean): Promise<Fitted> {
  const text = shownText(drawing.title)
  // With break opportunities between words, a line may consist of several runs.
  const endOf = (run: { readonly x: number; readonly width: number }) => (WITHOUT_SPACES.has(scriptOf(drawing.locale)) ? run.x : 0) + run.width
  const width = SIZE.width - MARGIN - (hasPicture ? PICTURE.width + GAP : MARGIN)
  for (const size of SIZES.filter((each) => !hasPicture || each <= BESIDE_PICTURE)) {
    const node = titleText(text, drawing, size, width)
    const { height, runs } = await artist.measure(node, drawing.locale, width)
    if (height <= TITLE_HEIGHT && runs.every((run) => endOf(run) <= width)) return { size, node }
  }
  const [size = 0] = SIZES.slice(-1)
  const lines = Math.floor(TITLE_HEIGHT / (size * styleOf(drawing).leading))
  const { style, ...whole } = titleText(text, drawing, size, width)
  return { size, node: { ...whole, style: { ...style, lineClamp: lines, overflowWrap: 'anywhere' } } }
}

function titleText(text: string, drawing: ShareDrawing, size: number, width: number): DrawnNode {
  const { weight, leading, tracking } = styleOf(drawing)
  const isWithoutSpaces = WITHOUT_SPACES.has(scriptOf(drawing.locale))
  return {
    type: 'text',
    text: isWithoutSpaces ? phrases(text, drawing.locale) : text,
    style: {
      width,
      fontFamily: families(drawing),
      fontSize: size,
      fontWeight: weight,
      lineHeight: leading,
      letterSpacing: tracking * size,
      color: shareTheme.colours.ink,
      textWrap: 'balance',
      wordBreak: isWithoutSpaces ? 'keep-all' : 'normal',
      ...lineOf(text, drawing),
    },
  }
}

function siteText(text: string, drawing: ShareDrawing): DrawnNode {
  return {
    type: 'text',
    text,
    style: {
      fontFamily: families(drawing),
      fontSize: SITE_SIZE,
      fontWeight: 500,
      lineHeight: 1.4,
      color: shareTheme.colours.soft,
      lineClamp: 1,
      ...lineOf(text, drawing),
    },
  }
}

/** Returns the direction of a text by its first letter, and the alignment by the language of the page. */
function lineOf(text: string, { locale }: ShareDrawing) {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return {
    direction: first === '' ? directionOf(locale) : RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr',
    textAlign: directionOf(locale) === 'rtl' ? 'right' : 'left',
  } as const
}

function styleOf({ locale }: ShareDrawing) {
  return shareTheme.title(scriptOf(locale))
}

function families(drawing: ShareDrawing): string {
  return [...new Set([...styleOf(drawing).families, ...shareTheme.faces.map(({ family }) => family)])].map((family) => `"${family}"`).join(', ')
}

function margins(hasPicture: boolean, direction: 'ltr' | 'rtl'): string {
  const end = hasPicture ? GAP : MARGIN
  return direction === 'rtl' ? `${MARGIN}px ${MARGIN}px 56px ${end}px` : `${MARGIN}px ${end}px 56px ${MARGIN}px`
}

const BREAK = '\u{200b}'

/** Inserts break opportunities between the words of a text without spaces. `tag` is the language of the text. */
export function phrases(text: string, tag: string): string {
  if (/^ja(?:-|$)/i.test(tag)) return japanesePhrases(text).join(BREAK)
  let before: Intl.SegmentData | undefined
  let marked = ''
  for (const segment of wordSegmenter(tag).segment(text)) {
    // Line breaking rules for brackets and punctuation already apply.
    const mayEnd = before?.isWordLike === true && segment.isWordLike === true
    marked += (mayEnd ? BREAK : '') + segment.segment
    before = segment
  }
  return marked
}
