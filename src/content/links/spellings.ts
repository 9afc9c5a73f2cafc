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

/**
 * Returns a text without differences of upper and lower case, in every script.
 *
 * @example
 * withoutCase('STRASSE') === withoutCase('straße') // true
 */
export function withoutCase(text: string): string {
  // The upper case joins the small letters of one capital letter, such as ß and ss. A Turkish İ becomes an i with a separate dot.
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')
}
