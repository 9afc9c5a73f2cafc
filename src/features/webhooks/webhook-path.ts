/** Path that receives Contentful’s webhooks. */
export const WEBHOOK_PATH = '/api/webhooks/contentful'
