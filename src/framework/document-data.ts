/** Returns whether the document brought the router's data. Data with errors in it waits in the buffer. @version @tanstack/router-core 1.171.39 */
export function documentHasData(): boolean {
  return window.$_TSR?.router !== undefined || (window.$_TSR?.buffer.length ?? 0) > 0
}
