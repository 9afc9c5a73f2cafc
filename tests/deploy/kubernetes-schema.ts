import { z } from 'zod'

// The fields of Kubernetes 1.30 and newer that the manifests use. Each object is strict, because a cluster ignores or refuses other names.

const quantity = z.string().regex(/^\d+(?:m|[KMGT]i)?$/)
const seconds = z.int().positive()
const labels = z.record(z.string(), z.string())
const metadata = z.strictObject({ name: z.string().regex(/^[a-z][a-z0-9-]{0,62}$/), labels: labels.optional() })
const selector = z.strictObject({ matchLabels: labels })
const resources = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() })

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.string() }),
  periodSeconds: seconds.optional(),
  timeoutSeconds: seconds.optional(),
  failureThreshold: z.int().positive().optional(),
})

const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int().min(1).max(65535) })),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.strictObject({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string().startsWith('/') })),
})

const volume = z.union([
  z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: quantity }) }),
  z.strictObject({ name: z.string(), persistentVolumeClaim: z.strictObject({ claimName: z.string() }) }),
])

const pod = z.strictObject({
  automountServiceAccountToken: z.boolean(),
  enableServiceLinks: z.boolean(),
  terminationGracePeriodSeconds: seconds,
  securityContext: z.strictObject({
    runAsNonRoot: z.boolean(),
    runAsUser: z.int(),
    runAsGroup: z.int(),
    fsGroup: z.int(),
    seccompProfile: z.strictObject({ type: z.enum(['RuntimeDefault', 'Localhost', 'Unconfined']) }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.int().positive(),
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
      labelSelector: selector,
    }),
  ),
  containers: z.array(container).min(1),
  volumes: z.array(volume),
})

function resource<Kind extends string, Spec extends z.ZodType>(apiVersion: string, kind: Kind, spec: Spec) {
  return z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, spec })
}

/** A manifest of one of the kinds in `deploy/kubernetes/`. */
export const manifestSchema = z.discriminatedUnion('kind', [
  resource(
    'v1',
    'PersistentVolumeClaim',
    z.strictObject({
      accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'])),
      resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
    }),
  ),
  resource(
    'v1',
    'Service',
    z.strictObject({ selector: labels, ports: z.array(z.strictObject({ name: z.string(), port: z.int().min(1).max(65535), targetPort: z.string() })) }),
  ),
  resource(
    'apps/v1',
    'Deployment',
    z.strictObject({
      selector,
      strategy: z.strictObject({ rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.int() }) }),
      template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
    }),
  ),
  resource('policy/v1', 'PodDisruptionBudget', z.strictObject({ minAvailable: z.int(), selector })),
  resource(
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    z.strictObject({
      scaleTargetRef: z.strictObject({ apiVersion: z.string(), kind: z.string(), name: z.string() }),
      minReplicas: z.int().positive(),
      maxReplicas: z.int().positive(),
      metrics: z.array(
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.enum(['cpu', 'memory']),
            target: z.strictObject({ type: z.enum(['Utilization', 'AverageValue']), averageUtilization: z.int().min(1) }),
          }),
        }),
      ),
    }),
  ),
])
