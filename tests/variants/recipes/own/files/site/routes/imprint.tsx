import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/(site)/imprint')({ component: () => <h1 data-own-route>Imprint</h1> })
