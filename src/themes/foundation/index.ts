import { theme as plain } from '../plain/index.ts'
import type { Theme } from '../theme.ts'
import drawing from './icons/icon.svg?no-inline'
import large from './icons/icon-512.png?no-inline'
import small from './icons/icon-192.png?no-inline'
import touch from './icons/touch.png?no-inline'

/** The theme `plain` in the violet of the observatory's foundation, the second site of the demonstration. */
export const theme: Theme = {
  ...plain,
  icons: { drawing, touch, small, large },
  window: { background: '#ffffff', theme: '#4a2c82' },
}
