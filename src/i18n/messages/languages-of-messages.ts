/** The languages that show the messages of another, with it, as BCP 47 tags. Written for browsers by `scripts/vite/browser-messages.ts`. */
export const languagesOfMessages: Readonly<Record<string, string>> = {}
