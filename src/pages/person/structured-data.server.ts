import type { Person } from 'schema-dts'
import { addressOf, personId } from '#app/seo/structured-data/addresses.server.ts'
import { imageObject } from '#app/seo/structured-data/image-object.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { PersonPage } from './page.ts'

/** Describes a person on their profile page. */
export function aboutPerson(page: PersonPage): About {
  const { locale, name, role, portrait, biography } = page
  const url = addressOf(page)
  const mainId = personId(url)
  const person: Person = {
    '@type': 'Person',
    '@id': mainId,
    name: name.text,
    url,
    jobTitle: role?.text,
    image: portrait && imageObject(page, portrait),
  }
  return { type: 'ProfilePage', language: biography?.locale ?? name.locale ?? locale, mainId, things: [person] }
}
