import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import site from './app.config.ts'
import { checkSite } from './src/config/check-site.server.ts'
import { paraglideOptions } from './scripts/messages.ts'

checkSite(site)

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    tanstackStart({ importProtection: { behavior: 'error' } }),
    react(),
  ],
  environments: { ssr: { build: { rollupOptions: { external: ['sharp'] } } } },
})
