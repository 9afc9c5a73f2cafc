/** Configuration of calls to server functions, which TanStack Start reads on each call. A preview sets its own `fetch`. */
export const serverCalls: { fetch?: typeof fetch } = {}
