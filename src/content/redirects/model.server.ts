import { z } from 'zod'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import { date, entry, flag, kinds, model, symbol, symbols } from '../reading/model.server.ts'

/** Status codes of redirects: permanent (301, 308), temporary (302, 307) or gone (410). */
const STATUSES = { 301: 301, 302: 302, 307: 307, 308: 308, 410: 410 } as const
const NAMES = ['301', '302', '307', '308', '410'] as const

/** The field may be a text or a number. */
const status = z
  .object({ value: z.coerce.string().pipe(z.enum(NAMES, `is none of ${NAMES.join(', ')}`)) })
  .transform(({ value }) => STATUSES[value])
  .register(kinds, { types: ['Symbol', 'Integer'], values: NAMES })

/** Fields of a redirect other than its address and its target entry. */
export const optionalModel = model('redirect', {}, { url: symbol, status, permanent: flag, languages: symbols, start: date, end: date })

/** Redirects of editors. An address without a page leads to an entry or another address, or is gone. */
export const redirectModel = model('redirect', { from: symbol }, { target: entry(...PAGE_TYPES), ...optionalModel.optional })
