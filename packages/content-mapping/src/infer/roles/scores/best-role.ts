import type { SpaceFacts } from '../../evidence/space-facts.ts'
import type { TypeFacts } from '../../evidence/type-facts.ts'
import { choice, type Cast, type Holder, type RoleChoice } from '../cast.ts'
import { scoreOfLink, scoreOfMenu } from './links.ts'
import { scoreOfEvent, scoreOfIgnored, scoreOfSeo, scoreOfSettings, scoreOfTopic } from './others.ts'
import { scoreOfPerson } from './people.ts'
import { scoreOfPicture } from './pictures.ts'
import { shapeOf, type Shape } from './shape.ts'

/** Points that a role needs. One name or one signal of the data alone does not reach them. */
const ENOUGH = 6
/** Lead over the second role. If two roles are closer, the type stays open. */
const MARGIN = 0.5

type Judge = (shape: Shape, space: SpaceFacts, cast: Cast) => RoleChoice

const JUDGES: readonly Judge[] = [
  scoreOfIgnored,
  scoreOfSeo,
  scoreOfMenu,
  scoreOfLink,
  scoreOfSettings,
  scoreOfPicture,
  scoreOfEvent,
  scoreOfPerson,
  scoreOfTopic,
]

/** Scores the roles that a content type can have by its fields, its name and its holders. Returns the best role, if it is clear. */
export function bestRole(type: TypeFacts, holders: readonly Holder[], space: SpaceFacts, cast: Cast): RoleChoice | undefined {
  const shape = shapeOf(type, holders, cast.addressed)
  const scores = JUDGES.map((judge) => judge(shape, space, cast))
    .filter(({ weight }) => weight.points > 0)
    .toSorted((one, other) => other.weight.points - one.weight.points)
  cast.consider(type.id, scores)
  const [best] = scores
  const second = scores.find(({ role }) => role !== best?.role)
  if (!best || best.weight.points < ENOUGH || (second && best.weight.points - second.weight.points < MARGIN)) return undefined
  return choice(best.role, best.weight.points, ...new Set(best.weight.why))
}
