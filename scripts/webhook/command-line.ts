const HELP = `Lets a space tell the site what its editors publish.

Usage: npm run content:webhook -- [options]

Creates the webhook in the space of CONTENTFUL_SPACE_ID, or corrects the one that is there, and
makes the secret that it is signed with, where the space has none.

  --url <address>   where the site is (default: SITE_ORIGIN, or origin of app.config.ts)
  --dry-run         only say what would be done
  --new-secret      make another secret, with which all webhooks of the space are signed from then on
  --help            show this text

CONTENTFUL_MANAGEMENT_TOKEN must be the token of somebody who may change the settings of the space.`

const flag = { type: 'boolean' } as const

/** The command line of `content:webhook`. */
export const COMMAND = { name: 'npm run content:webhook', help: HELP, options: { url: { type: 'string' }, 'dry-run': flag, 'new-secret': flag } } as const
