/** Returns the text of `--help`. `command` is the command line of users, and `file` the export file that it serves without `--space`. */
export const helpText = (command: string, file?: string): string => `Emulates Contentful's Delivery and Preview API over files written by contentful-export.

Usage: ${command} [options]

Content
  --space <file>            an export file; may be repeated (${file === undefined ? 'required' : `default: ${file}`})
  --space-id <id>           the space's id, if not the one in the file; the n-th belongs to the n-th --space
  --environment <name>      the environment, likewise (default: the one in the file, or master)
  --published <file>        likewise, an export with a delivery token: the published content, while --space contains drafts
  --embargo <mode>          protect assets: preparation, unpublished or all (default: only those with a secure address)
  --sync-per-locale         leave unpublished locales out of sync too, with the header of locale-based publishing
  --no-watch                do not reload a file when it changes

Address and access
  --port <number>           port to listen on; 0 takes a free one (default: 4100)
  --host <name>             address to listen on (default: 127.0.0.1)
  --delivery-token <token>  the only token that reads published content (default: any token reads)
  --preview-token <token>   this token reads drafts; a host name that begins with "preview." does too

Storage
  --image-cache <folder>    transformed pictures (default: node_modules/.cache/content-service/pictures)
  --state <folder>          state that keeps sync tokens valid over restarts (default: node_modules/.cache/content-service/state)

Failures on purpose, for tests; a share is between 0 and 1, and all are off by default
  --fault-rate <number>     maximum requests per second; answer 429 above it
  --fault-500 <share>       answer 500
  --fault-502 <share>       answer 502
  --fault-delay <ms>        wait before each answer
  --fault-cut <share>       end the connection without an answer
  --fault-truncate <share>  break off in the middle of the body
  --fault-stale <ms>        go on with the old content for so long after a file has changed

  --help                    show this text

Point the SDK at it:
  createClient({ space, accessToken: 'any', host: 'localhost:4100', insecure: true })
`
