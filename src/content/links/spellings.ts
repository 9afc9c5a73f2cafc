/**
 * Returns the Unicode forms in which the space may contain a text. Editors' machines write composed or decomposed letters, and the service does not
 * normalize them.
 *
 * @example
 * spellings('é') // ['\u00e9', 'e\u0301']
 */
export function spellings(text: string): string[] {
  return [...new Set([text.normalize('NFC'), text.normalize('NFD')])]
}
