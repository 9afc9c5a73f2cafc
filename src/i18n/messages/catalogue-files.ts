/** The built file that holds a language's messages. Written by the build (`src/framework/vite/catalogue-files.server.ts`); empty in development. */
export const catalogueFiles: Readonly<Record<string, string>> = {}
