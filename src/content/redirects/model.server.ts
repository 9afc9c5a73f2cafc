import { z } from 'zod'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import { date, entry, flag, kinds, model, symbol, symbols } from '../reading/model.server.ts'

/** What an address may be answered with: moved for good (301, 308) or for now (302, 307), or gone for good. */
const STATUSES = { 301: 301, 302: 302, 307: 307, 308: 308, 410: 410 } as const
const NAMES = ['301', '302', '307', '308', '410'] as const

/** Spaces have it as a text or as a number. */
const status = z
  .object({ value: z.coerce.string().pipe(z.enum(NAMES, `is none of ${NAMES.join(', ')}`)) })
  .transform(({ value }) => STATUSES[value])
  .register(kinds, { types: ['Symbol', 'Integer'], values: NAMES })

/** What a redirect says besides its address and the entry that it leads to. */
export const saidModel = model('redirect', {}, { url: symbol, status, permanent: flag, languages: symbols, start: date, end: date })

/** The editors' redirects: an address that is no page's leads to an entry or to another address, or says that it is gone. */
export const redirectModel = model('redirect', { from: symbol }, { target: entry(...PAGE_TYPES), ...saidModel.optional })
