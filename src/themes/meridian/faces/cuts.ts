import type { FaceCut } from '../../theme.ts'

/** The subsets that `npm run theme:faces` creates. `fonts.css` has the same ranges. */
export const cuts: readonly FaceCut[] = [
  {
    // Letters of western Europe, punctuation and spaces.
    file: 'fraunces-latin-core.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    range:
      'U+0020-0022, U+0026-0029, U+002B-003B, U+003F, U+0041-005A, U+0061-007A, U+00A0-00A1, U+00A7, U+00AB, U+00AD, U+00B7, U+00BB, U+00BF-00CF, U+00D1-00D6, U+00D8-00DD, U+00DF-00EF, U+00F1-00F6, U+00F8-00FD, U+00FF, U+0131, U+0152-0153, U+02BC, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+2039-203A',
    // From the smallest size in `type.css`, with its weights.
    axes: { opsz: [14, 144], wght: [300, 600] },
  },
  {
    // Arabic, Persian, Urdu, Kurdish, Pashto, Sindhi, Uyghur and Kashmiri, with the marks of recitation.
    file: 'noto-naskh-arabic-core.woff2',
    from: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    range: 'U+0600-06DD, U+06DF-06E8, U+06EA-06FF, U+08F0-08F2, U+200C-200E, U+2010, U+204F, U+2E41',
  },
]
