import { m } from '#paraglide/messages.js'
import { expect, test } from '../../browser/fixtures.ts'
import { startSite } from '../../support/process.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'

test('event page: shows that the event is over at its end, though the page is cached', async () => {
  const begin = Date.parse('2026-12-13T20:00:00Z')
  const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString()
  const file = changedSpace(({ entries }) => {
    const event = resource(entries, 'event-geminids-2026')
    event.fields['start'] = { en: at(-3600) }
    event.fields['end'] = { en: at(14) }
  })
  const site = await startSite({ CONTENT_SPACE: file, SITE_CLOCK: at(0) })
  const shown = async () => (await fetch(`${site.url}/en/events/geminids-2026`)).text()
  const over = m.event_over({}, { locale: 'en' })
  try {
    expect(await shown()).not.toContain(over)
    await expect.poll(shown, { timeout: 60_000, intervals: [200] }).toContain(over)
  } finally {
    await site.stop()
  }
})
