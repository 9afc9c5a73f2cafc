/** The built file that holds a language's messages. Written by the build (`scripts/vite/catalogue-files.ts`); empty in development. */
export const catalogueFiles: Readonly<Record<string, string>> = {}
