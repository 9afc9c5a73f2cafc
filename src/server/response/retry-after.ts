/** Seconds after which a visitor, a crawler or a monitor may ask again. */
export const RETRY_AFTER = '30'
