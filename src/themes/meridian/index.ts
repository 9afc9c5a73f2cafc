import type { Theme } from '../theme.ts'
import { Horizon } from './Horizon.tsx'
import drawing from './icons/icon.svg?no-inline'
import large from './icons/icon-512.png?no-inline'
import small from './icons/icon-192.png?no-inline'
import touch from './icons/touch.png?no-inline'
import { Mark } from './Mark.tsx'
import { preloadedFonts } from './preload.ts'
import starChart from './star-chart.svg?no-inline'

/** A star atlas at night: paper and ink, vermilion and brass. */
export const theme: Theme = {
  preloadedFonts,
  Mark,
  PageEnd: Horizon,
  statusPicture: starChart,
  icons: { drawing, touch, small, large },
  window: { background: '#0b1020', theme: '#0b1020' },
}
