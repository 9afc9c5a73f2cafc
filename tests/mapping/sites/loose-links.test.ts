import { expect, test } from 'vitest'
import { entry, link } from '../infer/models/model.ts'
import { readForeignSite } from './foreign-site.ts'
import { writtenSpace } from './written-space.ts'

const LINES = {
  episode: 'title:s slug:s!@slugEditor description:t button:e>cta',
  platformLink: 'label:s url:s icon:a',
  cta: 'label:s url:s',
}
const platform = (id: string, label: string, url: string) => entry('platformLink', id, { label, url })
const EPISODES = [
  entry('episode', 'one', { title: 'Glue', slug: 'glue', description: 'A chair breaks.', button: link('tickets') }),
  entry('episode', 'two', { title: 'Screws', slug: 'screws', description: 'They disagree.' }),
  entry('cta', 'tickets', { label: 'Tickets', url: 'https://tickets.example/' }),
  entry('cta', 'former', { label: 'Tickets of last year', url: 'https://tickets.example/former' }),
]

test('footer: contains links to other sites whose content type nothing links to, once each', async () => {
  const links = [
    platform('a', 'Old Mill Radio', 'https://listen.example/mill'),
    platform('b', 'Feed', 'https://feeds.example/mill.xml'),
    platform('c', 'Old Mill Radio', 'https://listen.example/mill'),
    platform('d', 'https://listen.example/other', 'https://listen.example/other'),
  ]
  const { footer } = await readForeignSite(writtenSpace(LINES, [...EPISODES, ...links]))
  expect(footer.filter((label) => /Radio|Feed|other/.test(label))).toEqual(['Old Mill Radio', 'Feed'])
  expect(footer.join()).not.toContain('Tickets')
})

test('footer: contains at most twelve links that nothing links to', async () => {
  const links = Array.from({ length: 30 }, (_, at) => platform(`link-${String(at).padStart(2, '0')}`, `Radio ${at}`, `https://radio-${at}.example/`))
  const { footer } = await readForeignSite(writtenSpace(LINES, [...EPISODES, ...links]))
  expect(footer.filter((label) => label.startsWith('Radio'))).toHaveLength(12)
})
