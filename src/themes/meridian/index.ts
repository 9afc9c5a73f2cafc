import type { Theme } from '../theme.ts'
import { Horizon } from './Horizon.tsx'
import drawing from './icons/icon.svg?no-inline'
import large from './icons/icon-512.png?no-inline'
import small from './icons/icon-192.png?no-inline'
import touch from './icons/touch.png?no-inline'
import { Mark } from './Mark.tsx'
import starChart from './star-chart.svg?no-inline'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import fraunces from './faces/fraunces-latin-core.woff2?url'
import naskh from './faces/noto-naskh-arabic-core.woff2?url'

/** A star atlas at night: paper and ink, vermilion and brass. */
export const theme: Theme = {
  preloadedFonts,
  Mark,
  PageEnd: Horizon,
  statusPicture: starChart,
  icons: { drawing, touch, small, large },
  window: { background: '#0b1020', theme: '#0b1020' },
}

/** Returns the font files that a page in this script needs at once, at most two. Pages in scripts other than Latin and Arabic use system fonts. */
export function preloadedFonts(script: string): readonly string[] {
  if (script === 'Arab') return [naskh]
  return script === 'Latn' ? [fraunces, sourceSans] : []
}
