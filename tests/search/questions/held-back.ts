import type { Question } from './question.ts'

// Ten of thirty questions in each language. They were written together with those in questions.ts, and not used while search
// was improved, so they show whether the improvement is general. When they were written, no page mentioned wifi.
// page-visit is the page for visitors' questions of that kind.

const EN: readonly Question[] = [
  ['kids', 'page-visit', 'page-planetarium', 'page-tickets', 'page-schools'],
  ['wifi', 'page-visit'],
  ['today', 'page-visit', 'page-home', 'list:event'],
  ['how do I get there by train', 'page-getting-here'],
  ['can I pay by credit card', 'page-tickets'],
  ['student discount', 'page-tickets'],
  ['toilets', 'page-accessibility'],
  ['how long does a visit take', 'page-visit'],
  ['when is the next meteor shower', 'event-geminids-2026', 'list:event'],
  ['become a volunteer', 'page-support', 'page-team'],
]

const DE: readonly Question[] = [
  ['Kinder', 'page-visit', 'page-planetarium', 'page-tickets', 'page-schools'],
  ['WLAN', 'page-visit'],
  ['heute', 'page-visit', 'page-home', 'list:event'],
  ['wie komme ich mit dem Zug hin', 'page-getting-here'],
  ['mit Karte zahlen', 'page-tickets'],
  ['Ermäßigung für Studenten', 'page-tickets'],
  ['Toilette', 'page-accessibility'],
  ['wie lange dauert ein Besuch', 'page-visit'],
  ['nächste Sternschnuppennacht', 'event-geminids-2026', 'list:event'],
  ['ehrenamtlich mitmachen', 'page-support', 'page-team'],
]

const AR: readonly Question[] = [
  ['أطفال', 'page-visit', 'page-planetarium', 'page-tickets', 'page-schools'],
  ['واي فاي', 'page-visit'],
  ['اليوم', 'page-visit', 'page-home', 'list:event'],
  ['كيف أصل بالقطار', 'page-getting-here'],
  ['الدفع ببطاقة الائتمان', 'page-tickets'],
  ['تخفيض للطلاب', 'page-tickets'],
  ['دورات المياه', 'page-accessibility'],
  ['كم تستغرق الزيارة', 'page-visit'],
  ['زخات الشهب القادمة', 'event-geminids-2026', 'list:event'],
  ['التطوع في المرصد', 'page-support', 'page-team'],
]

const JA: readonly Question[] = [
  ['カフェ', 'page-visit'],
  ['無料wifi', 'page-visit'],
  ['今日のイベント', 'page-visit', 'page-home', 'list:event'],
  ['電車での行き方', 'page-getting-here'],
  ['クレジットカードは使えますか', 'page-tickets'],
  ['学生割引', 'page-tickets'],
  ['トイレ', 'page-accessibility'],
  ['所要時間', 'page-visit'],
  ['次の流星群はいつ', 'event-geminids-2026', 'list:event'],
  ['ボランティア募集', 'page-support', 'page-team'],
]

export const HELD_BACK: Readonly<Record<string, readonly Question[]>> = { en: EN, de: DE, ar: AR, ja: JA }
