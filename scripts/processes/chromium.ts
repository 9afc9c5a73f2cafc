import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** The browser of the machine; `CHROMIUM` names another one. */
export const CHROMIUM = process.env['CHROMIUM'] ?? PATHS.find((path) => existsSync(path)) ?? '/usr/bin/chromium'

/**
 * What the test runner turns off in the browser itself; of two such lists only the last counts. Two more are for nobody
 * here: the popup of the address bar is a page, and every new window would load it, which takes as long as all else that
 * opens a window.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
]

/** Install Debian's Chromium where there is no browser yet. Throws an error that says what to do where that is not possible. */
export function ensureChromium(): void {
  if (existsSync(CHROMIUM)) return
  console.log('Installing Chromium for the browser tests …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status
  if (apt('update') === 0 && apt('install', '-y', '--no-install-recommends', 'chromium') === 0 && existsSync(CHROMIUM)) return
  throw new Error('The browser tests need Chromium. Install it (as root: apt-get install chromium), or name one: CHROMIUM=/path/to/chromium npm test')
}
