/** How the browser calls the site's functions: Start looks here with every call. A preview puts its own `fetch` in. */
export const serverCalls: { fetch?: typeof fetch } = {}
