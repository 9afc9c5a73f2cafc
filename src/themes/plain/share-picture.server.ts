import type { ShareTheme } from '../theme.ts'
import mark from './icons/icon.svg?raw'

const LATIN = 'Noto Sans'
const ARABIC = 'Noto Sans Arabic'
const JAPANESE = 'Noto Sans JP'

/** White paper, one colour. The renderer has no access to the visitor's system fonts, so similarly plain ones are used. */
export const shareTheme: ShareTheme = {
  version: 1,
  colours: { paper: '#ffffff', ink: '#171c1e', soft: '#434b4f', accent: '#0a5560' },
  mark,
  faces: [
    { family: LATIN, from: '@fontsource-variable/noto-sans', axis: 'wght' },
    { family: ARABIC, from: '@fontsource-variable/noto-sans-arabic', axis: 'wght', slices: ['arabic'] },
    { family: JAPANESE, from: '@fontsource-variable/noto-sans-jp', axis: 'wght' },
  ],
  title(script) {
    if (script === 'Arab') return { families: [ARABIC, LATIN], weight: 700, leading: 1.4, tracking: 0 }
    if (script === 'Jpan') return { families: [JAPANESE], weight: 700, leading: 1.35, tracking: 0 }
    return { families: [LATIN], weight: 700, leading: 1.12, tracking: -0.012 }
  },
}
