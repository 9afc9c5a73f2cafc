import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import fraunces from './faces/fraunces-latin-core.woff2?url'
import naskh from './faces/noto-naskh-arabic-core.woff2?url'

/** Returns the font files that a page in this script needs at once, at most two. Pages in scripts other than Latin and Arabic use system fonts. */
export function preloadedFonts(script: string): readonly string[] {
  if (script === 'Arab') return [naskh]
  return script === 'Latn' ? [fraunces, sourceSans] : []
}
