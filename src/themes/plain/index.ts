import type { Theme } from '../theme.ts'
import { Edge } from './Edge.tsx'
import drawing from './icons/icon.svg?no-inline'
import large from './icons/icon-512.png?no-inline'
import small from './icons/icon-192.png?no-inline'
import touch from './icons/touch.png?no-inline'
import { Initial } from './Initial.tsx'
import looseSheet from './loose-sheet.svg?no-inline'

/** For any organization: white paper, one colour, system fonts. */
export const theme: Theme = {
  preloadedFonts: () => [],
  Mark: Initial,
  PageEnd: Edge,
  statusPicture: looseSheet,
  icons: { drawing, touch, small, large },
  window: { background: '#ffffff', theme: '#0a5560' },
}
