import { shareTheme as plain } from '../plain/share-picture.server.ts'
import type { ShareTheme } from '../theme.ts'
import mark from './icons/icon.svg?raw'

/** The share pictures of `plain` in the colour of the foundation. */
export const shareTheme: ShareTheme = {
  ...plain,
  colours: { ...plain.colours, accent: '#4a2c82' },
  mark,
}
