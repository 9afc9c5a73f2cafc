import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Path of the machine's browser, which `CHROMIUM` overrides. */
export const CHROMIUM = process.env['CHROMIUM'] ?? PATHS.find((path) => existsSync(path)) ?? '/usr/bin/chromium'

const SHELL = '/usr/bin/chromium-headless-shell'
/** Debian's Chromium. Its headless shell is another package of the same version. */
const DEBIAN = '/usr/lib/chromium/chromium'

/**
 * Returns the browser of the tests: `CHROMIUM` if it is set, or else the headless shell if it is installed. The shell renders the
 * same without a window, and opens a page with half the processor time.
 */
export function testBrowser(): string {
  return process.env['CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : CHROMIUM)
}

/**
 * Features that the test runner turns off. The list is repeated here because only the last `--disable-features` counts.
 *
 * Two more are turned off for the popup of the address bar. It is a page that every new window would load, which takes as long as
 * opening the window.
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
  // The headless shell has its own setting for font hinting, and does not read that of the system.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
]

/** Installs Debian's Chromium if there is no browser. Throws an error with instructions if that fails. */
export function ensureChromium(): void {
  if (existsSync(CHROMIUM) || (install('chromium') && existsSync(CHROMIUM))) return
  throw new Error('The browser tests need Chromium. Install it (as root: apt-get install chromium), or name one: CHROMIUM=/path/to/chromium npm test')
}

/** Installs the headless shell beside Debian's Chromium if it is missing. Without it, the tests run with the machine's browser and take longer. */
export function ensureTestBrowser(): void {
  ensureChromium()
  if (process.env['CHROMIUM'] !== undefined || existsSync(SHELL) || !existsSync(DEBIAN)) return
  if (!install('chromium-headless-shell')) console.log(`The browser tests run with ${CHROMIUM}. With the package chromium-headless-shell they take less time.`)
}

function install(name: string): boolean {
  console.log(`Installing ${name} for the browser tests …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status
  return apt('update') === 0 && apt('install', '-y', '--no-install-recommends', name) === 0
}
