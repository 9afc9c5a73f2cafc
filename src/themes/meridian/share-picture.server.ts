import type { ShareTheme } from '../theme.ts'

const NASKH = 'Noto Naskh Arabic'
const JAPANESE = 'Noto Sans JP'

/** The atlas at night: ink on dark paper, a vermilion line. */
export const shareTheme: ShareTheme = {
  version: 1,
  colours: { paper: '#0b1020', ink: '#f1f2f6', soft: '#b3bbcf', accent: '#ff9d4d' },
  mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><g fill="none" stroke-width="2"><path d="M5 30a15 15 0 0 1 30 0M2 30h36M8 35h24" stroke="#b3bbcf"/><path d="M20 2v33" stroke="#ff9d4d"/></g><circle cx="20" cy="7" r="2.5" fill="#ff9d4d"/></svg>`,
  faces: [
    { family: 'Fraunces', from: '@fontsource-variable/fraunces', axis: 'opsz' },
    { family: NASKH, from: '@fontsource-variable/noto-naskh-arabic', axis: 'wght', slices: ['arabic'] },
    { family: JAPANESE, from: '@fontsource-variable/noto-sans-jp', axis: 'wght' },
    { family: 'Source Sans 3', from: '@fontsource-variable/source-sans-3', axis: 'wght' },
  ],
  title(script) {
    if (script === 'Arab') return { families: [NASKH, 'Fraunces'], weight: 600, leading: 1.42, tracking: 0 }
    if (script === 'Jpan') return { families: [JAPANESE], weight: 500, leading: 1.35, tracking: 0 }
    return { families: ['Fraunces'], weight: 420, leading: 1.12, tracking: -0.012 }
  },
}
