/** Give the spellings that a text may have in the space: letters with marks come composed or not, as the editor's machine writes them, and the service compares them as they are. */
export function spellings(text: string): string[] {
  return [...new Set([text.normalize('NFC'), text.normalize('NFD')])]
}
