import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { variableNames } from '../../src/config/env.server.ts'
import { HAS_OUR_README } from '../commands/documented.ts'
import { manifestSchema } from './kubernetes-schema.ts'

const IMAGE = readFileSync('deploy/container/Containerfile', 'utf8')
const MANIFESTS = readFileSync('deploy/kubernetes/site.yaml', 'utf8')
const documents = parseAllDocuments(MANIFESTS)

function manifest(kind: string): unknown {
  const found = documents.find((document) => document.get('kind') === kind)
  return found?.toJS()
}

test('deploy/kubernetes: is valid YAML with one manifest of each kind', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  const kinds = documents.map((document) => `${String(document.get('apiVersion'))} ${String(document.get('kind'))}`)
  expect(kinds).toEqual([
    'v1 PersistentVolumeClaim',
    'v1 Service',
    'apps/v1 Deployment',
    'policy/v1 PodDisruptionBudget',
    'autoscaling/v2 HorizontalPodAutoscaler',
  ])
})

test('deploy/kubernetes: has only fields and values that Kubernetes has', () => {
  const problems = (manifests: readonly unknown[]) => manifests.flatMap((each) => manifestSchema.safeParse(each).error?.issues ?? [])
  expect(problems(documents.map((document) => document.toJS()))).toEqual([])
  for (const [name, misspelled] of [
    ['failureThreshold', 'failureTreshold'],
    ['mountPath', 'mountpath'],
    ['sizeLimit: 2Gi', 'sizeLimit: 2GB'],
    ['ScheduleAnyway', 'Anyway'],
  ] as const) {
    const misspelledDocuments = parseAllDocuments(MANIFESTS.replace(name, misspelled))
    expect(problems(misspelledDocuments.map((document) => document.toJS())), misspelled).not.toEqual([])
  }
})

test('deploy/kubernetes: each container mounts volumes that its pod has', () => {
  const [volumes, mounts] = [/volumes:\n([^]*?)---/, /volumeMounts:\n([^]*?)volumes:/].map((block) =>
    [...(block.exec(MANIFESTS)?.[1] ?? '').matchAll(/- (?:\{ )?name: ([a-z]+)/g)].map(([, name]) => name),
  )
  expect(mounts).toEqual(volumes)
})

test('deploy/kubernetes: every manifest selects the pods of the Deployment', () => {
  const labels = { app: 'site' }
  expect(manifest('Deployment')).toMatchObject({
    metadata: { name: 'site' },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { topologySpreadConstraints: [{ labelSelector: { matchLabels: labels } }] } },
    },
  })
  expect(manifest('Service')).toMatchObject({ spec: { selector: labels, ports: [{ targetPort: 'http' }] } })
  expect(manifest('PodDisruptionBudget')).toMatchObject({ spec: { minAvailable: 1, selector: { matchLabels: labels } } })
  expect(manifest('HorizontalPodAutoscaler')).toMatchObject({
    spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'site' }, minReplicas: 2 },
  })
})

test('deploy/kubernetes: the pod has port, state and rights of the image, and probes of the site', () => {
  expect(IMAGE).toMatch(/^EXPOSE 3000$/m)
  expect(IMAGE).toMatch(/^VOLUME \/app\/\.cache$/m)
  const probe = (path: string) => ({ httpGet: { path, port: 'http' } })
  expect(manifest('Deployment')).toMatchObject({
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: {
        spec: {
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 },
          containers: [
            {
              ports: [{ name: 'http', containerPort: 3000 }],
              startupProbe: probe('/healthz'),
              livenessProbe: probe('/healthz'),
              readinessProbe: probe('/readyz'),
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
              volumeMounts: [
                { name: 'state', mountPath: '/app/.cache' },
                { name: 'assets', mountPath: '/app/assets' },
                { name: 'temporary', mountPath: '/tmp' },
              ],
            },
          ],
          volumes: [{ name: 'state' }, { name: 'assets', persistentVolumeClaim: { claimName: 'site-assets' } }, { name: 'temporary' }],
        },
      },
    },
  })
})

test('deploy/kubernetes: all pods share the assets of their builds', () => {
  expect(manifest('PersistentVolumeClaim')).toMatchObject({ metadata: { name: 'site-assets' }, spec: { accessModes: ['ReadWriteMany'] } })
  const [, folder] = /name: SITE_ASSETS, value: (\S+) \}/.exec(MANIFESTS) ?? []
  expect(folder).toBe('/app/assets')
})

test('deploy/kubernetes: sets only variables of the site, and drains longer than two readiness probes', () => {
  const named = [...MANIFESTS.matchAll(/name: ([A-Z_]{4,})/g)].map(([, name = '']) => name)
  expect(named).toContain('SITE_ORIGIN')
  expect(named.filter((name) => !variableNames().includes(name))).toEqual([])
  const [, drain] = /DRAIN_SECONDS, value: '(\d+)'/.exec(MANIFESTS) ?? []
  const [, period] = /readinessProbe:\n.+\n +periodSeconds: (\d+)/.exec(MANIFESTS) ?? []
  const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(MANIFESTS) ?? []
  expect(Number(drain)).toBeGreaterThan(2 * Number(period))
  expect(Number(grace)).toBeGreaterThanOrEqual(Number(drain) + 25)
})

test.skipIf(!HAS_OUR_README)('deploy/github-actions: runs the test command of the README and builds the image', () => {
  const steps = /^ +- run: (.+)$/gm
  const text = readFileSync('deploy/github-actions/site.yaml', 'utf8')
  expect(parse(text)).toMatchObject({ jobs: { test: { 'runs-on': 'ubuntu-latest' }, image: { needs: 'test' } } })
  const [tested = '', built = ''] = [...text.matchAll(steps)].map(([, command]) => command)
  expect(readFileSync('README.md', 'utf8').split('\n')).toContain(tested)
  const [, file = ''] = /--file (\S+)/.exec(built) ?? []
  expect(existsSync(file)).toBe(true)
})
