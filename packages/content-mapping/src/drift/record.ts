/** Ends each message about a change: recording the space again accepts its present state. */
export const RECORD = '`npm run content:types` then takes the space as it is now'
