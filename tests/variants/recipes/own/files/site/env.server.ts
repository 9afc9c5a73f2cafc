import { z } from 'zod'

export const variables = { SITE_SHOP_URL: z.url('must be an address').default('https://shop.example') }
