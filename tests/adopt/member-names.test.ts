import { expect, test } from 'vitest'
import { configText } from '../../scripts/adopt/config-text.ts'
import { recordOf, typesText } from '../../scripts/adopt/space-record.ts'
import { roles } from '../../src/site-content/site-roles.server.ts'

test('content:adopt: a content type called __proto__ is written as a member', async () => {
  const field = { id: '__proto__', name: 'Own', type: 'Symbol', localized: false, required: false, accepts: [], values: [] }
  const types = [{ id: '__proto__', name: 'Prototype', displayField: undefined, fields: [field] }]
  expect(await typesText(recordOf({ name: 'x', types, tellsValidations: true }))).toMatch(/\['__proto__'\]: \{[^]*fields: \{\s*\['__proto__'\]: /)
  const mapping = { types: Object.fromEntries([['__proto__', { as: 'section', fields: {} }]]) }
  expect(await configText(types, mapping, roles, () => undefined)).toContain("['__proto__']: as('section')")
})
