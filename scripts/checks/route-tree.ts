import { glob, readFile } from 'node:fs/promises'

const TREE = 'src/app/routeTree.gen.ts'

/** Finds route files that are not in the committed route tree, and routes in it whose file was deleted. */
export async function routeProblems(): Promise<string[]> {
  const files = await Array.fromAsync(glob(['src/routes/**/*.{ts,tsx}', 'site/routes/**/*.{ts,tsx}']))
  const present = new Set(
    files
      .filter((file) => !/\/(?:-|__virtual)/.test(file))
      .map((file) =>
        file
          .replace(/^site\//, '../../$&')
          .replace(/^src\//, '../')
          .replace(/\.tsx?$/, ''),
      ),
  )
  const known = new Set([...(await readFile(TREE, 'utf8')).matchAll(/from '\.\/(\.\.\/(?:\.\.\/site\/)?routes\/[^']+)'/g)].map(([, path = '']) => path))
  const remedy = `: run \`npm run build\` and commit ${TREE}`
  return [
    ...[...present.difference(known)].map((file) => `${TREE} does not contain ${file}${remedy}`),
    ...[...known.difference(present)].map((file) => `${TREE} names ${file}, which is gone${remedy}`),
  ]
}
