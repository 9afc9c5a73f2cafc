/** Commands that a test cannot run, each with the place that tests them. A pattern matches the whole command. */
export const ELSEWHERE: readonly (readonly [command: RegExp, reason: string])[] = [
  [/npm test|npm run test:all(?: -- --except-exhaustive)?|CHROMIUM=\S+ npm test/, 'runs this very test'],
  [/npm run check/, 'the first part of `npm test` (scripts/test.ts); tests/variants/checks.test.ts runs it in copies'],
  [/npx vitest run (\S+)/, 'a part of `npm test`; that its file exists is checked below'],
  [/npm install --prefix bench\/lighthouse lighthouse@…/, 'installs from the registry: the maintenance of the lock file of Lighthouse'],
  [/npm run theme:faces -- --install/, 'installs the tool from the registry; theme-faces.test.ts runs it up to there, tests/themes compares the results'],
  [/npm run bench(?: -- (\w+))?(?: --seconds \d+)?/, 'measures for minutes; tests/bench covers it, and that the bench exists is checked below'],
  [/node --import \.\/scripts\/require-node\.mjs (bench\/\w[\w-]*\.bench\.ts)(?: \w+)?/, 'likewise'],
  [/node --import \.\/scripts\/require-node\.mjs bench\/inference\.ts(?: --wrong)?/, 'prints the figures that tests/mapping/evaluation asserts'],
  [/node --import \S+ --import \.\/tracing\.mjs scripts\/serve\.ts/, 'needs an SDK; tests/features/metrics/joined.spec.ts loads one in the same way'],
  [
    /node --import \.\/scripts\/require-node\.mjs scripts\/documentation\/handbook-reference\.ts/,
    'tests/variants runs it in a copy; tests/demonstration compares its result',
  ],
  [/git merge(?:-tree| -s ours)?/, 'a decision names these commands; tests/upgrade uses such repositories'],
  [
    /(?:podman|docker|kubectl|systemctl|nginx|haproxy) .*/,
    'needs a container engine, a cluster, systemd or root; tests/deploy checks the files that they read',
  ],
]
