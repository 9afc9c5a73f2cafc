/** Languages that use the messages of another one, as BCP 47 tags. Written for browsers by `scripts/vite/browser-modules.ts`. */
export const languagesOfMessages: Readonly<Record<string, string>> = {}
