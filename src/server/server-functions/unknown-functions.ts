import { createMiddleware } from '@tanstack/react-start'
import { callRefusal } from './calls.server.ts'

/** Responds with 404 to a call of an unknown function. No other error occurs before a function is reached. */
export const refuseUnknownFunctions = createMiddleware().server(async ({ handlerType, next }) => {
  if (handlerType !== 'serverFn') return next()
  try {
    return await next()
  } catch {
    throw callRefusal(404)
  }
})
