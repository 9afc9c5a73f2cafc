import { printStartError } from '../src/config/start-error.ts'
import { takeOptions } from './adopted/space-option.ts'
import { updateOwnCode } from './own-code.ts'

const started = performance.now()
try {
  const options = takeOptions('npm run build')
  if (!options) process.exit(0)
  updateOwnCode()
  // Loaded now, because these modules import the ones that were just written.
  const { build } = await import('./build/build-site.ts')
  const hasBuilt = await build({ force: options.isForced })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(hasBuilt ? `Built dist/ in ${seconds} s.` : `dist/ is up to date (${seconds} s).`)
} catch (error) {
  printStartError(error)
  process.exit(1)
}
// Paraglide's compiler leaves a timer of 30 s, which would keep the process running.
process.exit(0)
