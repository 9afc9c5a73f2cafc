/** Where Contentful's webhooks are heard. */
export const WEBHOOK_PATH = '/api/webhooks/contentful'
