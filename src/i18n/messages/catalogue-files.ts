/** File of each language's messages in the build. Written by `src/framework/vite/catalogue-files.server.ts`. Empty in development. */
export const catalogueFiles: Readonly<Record<string, string>> = {}
