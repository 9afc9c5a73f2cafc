import type { OwnPolicy } from '#app/config/own-policy.server.ts'

export const policy: OwnPolicy = { 'script-src': ['https://stats.example'], 'connect-src': ['https://stats.example'], 'frame-src': ['https://maps.example'] }
