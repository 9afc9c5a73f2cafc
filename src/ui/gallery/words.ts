/** Sample texts: long ones in German, short ones in Japanese, right to left in Arabic. */
export interface Words {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly open: string
  readonly close: string
  readonly options: readonly [string, string, string, string]
}

export interface SpecimenProps {
  readonly words: Words
}

export const WORDS: readonly [Words, ...Words[]] = [
  { lang: 'en', dir: 'ltr', open: 'Open', close: 'Close', options: ['Comets', 'Galaxies', 'Moons', 'Nebulae'] },
  {
    lang: 'de',
    dir: 'ltr',
    open: 'Öffnungszeitenübersicht anzeigen',
    close: 'Schließen',
    options: ['Beobachtungsstationen', 'Gezeitenreibungseffekte', 'Jupitermondverfinsterungen', 'Sternwartenführungstermine'],
  },
  { lang: 'ar', dir: 'rtl', open: 'فتح', close: 'إغلاق', options: ['أقمار', 'مذنبات', 'مجرات', 'سدم'] },
  { lang: 'ja', dir: 'ltr', open: '開く', close: '閉', options: ['月', '彗星', '銀河', '星雲'] },
]
