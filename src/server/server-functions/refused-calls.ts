/**
 * Response texts for calls that this build of the site refuses. They expose no details of the framework or of Node. The framework's client throws
 * them as messages of errors, by which a page of another build recognizes that it should reload.
 */
export const REFUSED_CALLS: Readonly<Record<number, string>> = {
  400: 'This call cannot be read.',
  404: 'There is no such function.',
  405: 'This function is called in another way.',
}
