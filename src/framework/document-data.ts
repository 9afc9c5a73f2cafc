/**
 * Returns whether the document contains the router’s data. If the data contains errors, it remains in the buffer. @version
 * @tanstack/router-core 1.171.39
 */
export function documentHasData(): boolean {
  return window.$_TSR?.router !== undefined || (window.$_TSR?.buffer.length ?? 0) > 0
}
