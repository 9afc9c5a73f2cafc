import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Line {
  readonly words: string
  readonly colour: readonly number[]
  /** Whether WCAG considers the text large: at least 24 px. */
  readonly large: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Share of a line's pixels that may be brighter. A star does not count as background. */
const SPARKS = 0.02

/** Returns the contrast of every visible line of text in the window with the pixels behind it. */
export async function weakestContrast(page: Page, within: string): Promise<readonly { words: string; contrast: number; large: boolean }[]> {
  const lines = await page.evaluate(visibleLines, within)
  const showWords = await hideWords(page)
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await showWords()
  const lightAt = (x: number, y: number) => luminance([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)])
  return lines.map(({ words, colour, large, x, y, width, height }) => {
    const ink = luminance(colour)
    const contrasts: number[] = []
    for (let row = Math.ceil(y); row < Math.min(info.height, y + height); row += 1)
      for (let column = Math.ceil(x); column < Math.min(info.width, x + width); column += 1) {
        const paper = lightAt(column, row)
        contrasts.push((Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05))
      }
    contrasts.sort((a, b) => a - b)
    return { words, large, contrast: contrasts[Math.floor(contrasts.length * SPARKS)] ?? Infinity }
  })
}

/** Hides all text with transparent colours. It uses CSSOM, because the policy allows no style element. Returns a function that undoes it. */
async function hideWords(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

function visibleLines(within: string): Line[] {
  const texts = [...document.querySelectorAll(within)].flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (walker.nextNode()) found.push(walker.currentNode)
    return found
  })
  return texts.flatMap((text) => {
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    const { color, fontSize } = getComputedStyle(parent)
    const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    return [...range.getClientRects()].flatMap(({ x, y, width, height }) => {
      const middle = document.elementFromPoint(x + width / 2, y + height / 2)
      // Covered or clipped text is not measured.
      const seen = middle !== null && (parent.contains(middle) || middle.contains(parent))
      return width > 4 && height > 4 && seen ? [{ words: text.textContent ?? '', colour, large: parseFloat(fontSize) >= 24, x, y, width, height }] : []
    })
  })
}

/** Computes the relative luminance of an sRGB colour, as defined by WCAG. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
