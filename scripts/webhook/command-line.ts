const HELP = `Creates or updates the webhook that notifies the site of published changes.

Usage: npm run content:webhook -- [options]

Uses the space of CONTENTFUL_SPACE_ID. If the space has no secret to sign webhooks with, the command creates one.

  --url <address>   address of the site (default: SITE_ORIGIN, or origin of app.config.ts)
  --dry-run         only print the planned changes
  --new-secret      create another secret, which then signs all webhooks of the space
  --help            show this text

CONTENTFUL_MANAGEMENT_TOKEN must belong to a user who may change the settings of the space.`

const flag = { type: 'boolean' } as const

/** The command line of `content:webhook`. */
export const COMMAND = { name: 'npm run content:webhook', help: HELP, options: { url: { type: 'string' }, 'dry-run': flag, 'new-secret': flag } } as const
