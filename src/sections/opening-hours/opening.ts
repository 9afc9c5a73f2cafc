import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Opening hours of one day in the list of the next seven days. */
export interface OpeningDay {
  /** `2026-11-21` */
  readonly day: string
  readonly weekday: string
  /** `21 November` */
  readonly date: string
  /** `14:00–22:00`, or the text for closed. */
  readonly hours: string
  readonly today: boolean
  readonly note?: LocalizedText
}

/** Regular hours: `Tuesday to Sunday`, `14:00–22:00`, `1 October to 31 March`. */
export interface OpeningPeriod {
  readonly days: string
  readonly hours: string
  readonly season?: string
}

/** Days with other hours: `24 December to 25 December`, `closed`, `Christmas`. */
export interface OpeningException {
  readonly days: string
  readonly hours: string
  readonly note?: LocalizedText
}
