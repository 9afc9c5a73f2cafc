import { expect, test } from 'vitest'
import { as, defineContent } from '../../src/content-config.ts'
import { roles } from '../../src/site-content/site-roles.server.ts'

const none = { name: '', fields: {} }
const space = {
  name: '',
  tellsValidations: false,
  types: { vitrineSiteSettings: none, vitrineNavigationItem: none, vitrineRedirect: none, vitrineGlossaryTerm: none, vitrineSeo: none },
} as const

test('roles: a prefixed type can have any role of the site, including those of the layout', () => {
  const { types } = defineContent(space, {
    types: {
      vitrineSiteSettings: as('siteSettings', { announcement: undefined }),
      vitrineNavigationItem: as('navigationItem'),
      vitrineRedirect: as('redirect'),
      vitrineGlossaryTerm: as('glossaryTerm'),
      vitrineSeo: as('seo'),
    },
  })
  expect(Object.values(types).map((type) => type.as in roles.kinds)).toEqual([true, true, true, true, true])
})
