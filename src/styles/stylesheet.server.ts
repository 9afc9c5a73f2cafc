import { tsrStartManifest } from 'tanstack-start-manifest:v'

/** The address of the site's styles, as pages name it: for those that the framework does not make. */
export const stylesheet = import.meta.env.DEV ? (await import('./index.css?url')).default : ofBuild()

/** The build gathers all styles in one file, whose name the framework knows. */
function ofBuild(): string {
  const [first = ''] = tsrStartManifest().routes['__root__']?.css ?? []
  return typeof first === 'string' ? first : first.href
}
