import { environment } from '#app/config/env.server.ts'
import type { OwnEndpoints } from '#app/server/endpoint.server.ts'

export const endpoints: OwnEndpoints = {
  stock: {
    methods: ['GET', 'POST'],
    policy: 'message',
    answer: async (request) => Response.json({ method: request.method, shop: environment().SITE_SHOP_URL }),
  },
}
