import { ROLE_FIELDS as OTHERS } from 'content-mapping/role-fields.ts'

/** Fields of the page types in an inference, by their names in the models. */
const PAGES: Readonly<Record<string, string>> = {
  story: 'title slug summary cover body published authors related seo',
  page: 'title slug parent summary sections seo',
  event: 'title slug summary picture start end venue price body bookingUrl seo',
  person: 'name slug role portrait biography',
  topic: 'title slug summary picture',
}

/** Fields that an inference may map, by role. */
export const ROLE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ...OTHERS,
  ...Object.fromEntries(Object.entries(PAGES).map(([role, fields]) => [role, fields.split(' ')])),
}

export const ROLE_NAMES = Object.keys(ROLE_FIELDS)
