import observatory from '../../app.config.ts'
import { defineSite } from '../../src/config/site.ts'

/** The observatory and its foundation: two sites of one space, each on its own host. `npm run foundation` starts them. */
export default defineSite({
  ...observatory,
  sites: [
    {
      id: 'observatory',
      origin: observatory.origin,
      entries: { unclaimed: true },
      unknownHosts: true,
    },
    {
      id: 'foundation',
      name: 'Meridian Foundation',
      theme: 'foundation',
      origin: 'http://foundation.localhost:3000',
      languages: ['en', 'de'],
      settings: 'foundation-settings',
      entries: { tag: 'foundation' },
    },
  ],
})
