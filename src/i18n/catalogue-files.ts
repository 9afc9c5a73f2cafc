/** The built files that hold a language's messages. Written by the build (`scripts/catalogue-files.ts`); empty in development. */
export const catalogueFiles: Readonly<Record<string, readonly string[]>> = {}
