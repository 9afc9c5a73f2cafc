import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'

/**
 * Checks the environment of a command that uses only the management API. Such a command needs no delivery token; the site does.
 * Throws a `StartError` that names each wrong variable.
 */
export function managementEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const token = variables['CONTENTFUL_DELIVERY_TOKEN'] || undefined
  return { ...parseEnvironment({ ...variables, CONTENTFUL_DELIVERY_TOKEN: token ?? 'none' }), CONTENTFUL_DELIVERY_TOKEN: token }
}
