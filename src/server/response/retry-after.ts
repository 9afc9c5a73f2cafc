/** Seconds after which a visitor, a crawler or a monitor may retry. */
export const RETRY_AFTER = '30'
