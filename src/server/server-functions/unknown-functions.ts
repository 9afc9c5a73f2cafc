import { createMiddleware } from '@tanstack/react-start'
import { callRefusal } from './calls.server.ts'

/** Answer a call of a function that is not there with 404: nothing else throws before a function is reached. */
export const refuseUnknownFunctions = createMiddleware().server(async ({ handlerType, next }) => {
  if (handlerType !== 'serverFn') return next()
  try {
    return await next()
  } catch {
    throw callRefusal(404)
  }
})
