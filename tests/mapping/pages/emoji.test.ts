import { expect, test } from 'vitest'
import { slugOf } from 'content-mapping/project/slugs.ts'

test.each([
  ['🏋️ Training session', 'training-session'],
  ['#️⃣ Person topic', 'person-topic'],
  ['👨‍💻 Code', 'code'],
  ['Häuser & Gärten', 'häuser-gärten'],
])('slugOf: %s becomes %s, without emoji', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
