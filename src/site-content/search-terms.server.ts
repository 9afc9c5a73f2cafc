import { entries, model, symbols } from '#app/content/reading/model.server.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'

/** Synonyms for the search, with the pages that answer them. */
export const searchTermsModel = model('searchTerms', { words: symbols }, { pages: entries(...PAGE_TYPES) })
