/** Said of every change: what makes it the state that later ones are compared with. */
export const RECORD = '`npm run content:types` then takes the space as it is now'
