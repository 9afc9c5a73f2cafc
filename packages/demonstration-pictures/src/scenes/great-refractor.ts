import type { Picture } from '../parts/develop.ts'
import { BRASS, cylinder, border, graduations, INK, line, PAPER, path, print, ring, SOFT, VERMILION } from '../parts/ink.ts'
import { lettering } from '../parts/lettering.ts'
import { rad } from '../parts/maths.ts'
import { random } from '../parts/noise.ts'

/** Places along the polar axis (p) and along the declination axis (d), seen from the west: north is at the right. */
const HEAD = { x: 760, y: 1060 }
const [PX, PY] = [Math.cos(rad(48.2)), -Math.sin(rad(48.2))]
const at = (p: number, d: number): [number, number] => [HEAD.x + PX * p + PY * d, HEAD.y + PY * p - PX * d]

const placed = (p: number, d: number, across: boolean, content: string): string => {
  const [x, y] = at(p, d)
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${across ? -138.2 : -48.2})">${content}</g>`
}

/** A band around a tube. */
const band = (x: number, radius: number, width = 16): string => cylinder(x - width / 2, x + width / 2, radius)

/** The tube, pointing to the right from its middle: eyepiece end, tapered body, dew cap, finder. */
const tube = (): string => `
	${cylinder(-640, -60, 44, 56)}${cylinder(60, 660, 56, 50)}${cylinder(-60, 60, 60)}
	${cylinder(660, 790, 62)}${band(662, 68, 20)}${band(786, 66, 12)}
	${[-610, -420, -240, -70, 70, 260, 450].map((x) => band(x, 61 - Math.abs(x) * 0.012)).join('')}
	${cylinder(-700, -640, 34)}${cylinder(-752, -700, 22)}${cylinder(-790, -752, 13)}${cylinder(-806, -790, 19)}
	${ring(-672, 0, 24, 2.2, INK, PAPER)}${ring(-672, 0, 5, 2)}${[0, 60, 120].map((turn) => line(-672 - 24 * Math.cos(rad(turn)), -24 * Math.sin(rad(turn)), -672 + 24 * Math.cos(rad(turn)), 24 * Math.sin(rad(turn)), 1.6)).join('')}
	<g transform="translate(0 -84)">${cylinder(-700, -330, 13)}${cylinder(-330, -290, 17)}${cylinder(-726, -700, 7)}</g>
	${[-640, -400]
    .map((x) =>
      path(
        [
          [x, -71],
          [x, -50],
        ],
        6,
      ),
    )
    .join('')}
	<g transform="translate(0 78)">${cylinder(-655, -470, 9)}${cylinder(-672, -655, 5)}</g>${[-600, -500]
    .map((x) =>
      path(
        [
          [x, 69],
          [x, 50],
        ],
        5,
      ),
    )
    .join('')}
	${path(
    [
      [-560, 50],
      [-560, 92],
      [-150, 92],
      [-150, 58],
    ],
    2,
  )}`

/** The iron pier, built up of panels that taper upwards. */
const pier = (): string => {
  const hatch = Array.from({ length: 26 }, (_, index) => {
    const part = index / 25
    return line(760 + 96 * part ** 0.6, 1215, 760 + 148 * part ** 0.6, 1740, 0.6 + 1.5 * part * part)
  })
  return `
		<path d="M652,1215 H868 L918,1740 H602Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>${hatch.join('')}
		${path(
      [
        [760, 1240],
        [690, 1240],
        [650, 1715],
        [760, 1715],
      ],
      1.2,
    )}${[1380, 1550].map((y) => line(652 - (y - 1215) * 0.095, y, 868 + (y - 1215) * 0.095, y, 2)).join('')}
		<path d="M632,1190 H888 V1215 H632Z M646,1172 H874 V1190 H646Z M580,1740 H940 V1768 H580Z M548,1768 H972 V1812 H548Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>
		${Array.from({ length: 9 }, (_, index) => line(860 + index * 12, 1770, 860 + index * 12, 1810, 0.6 + index * 0.16)).join('')}
		<path d="M716,1740 V1610 a44,44 0 0 1 88,0 V1740Z" fill="none" stroke="${INK}" stroke-width="2"/>${ring(792, 1672, 4, 2)}
		<path d="M690,1172 L${at(-120, 0)
      .map((v) => v.toFixed(0))
      .join(',')} L${at(130, 0)
      .map((v) => v.toFixed(0))
      .join(',')} L838,1172Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>`
}

/** A wheeled ladder for the observer, with its platform at the eyepiece. */
const ladder = (): string => {
  const steps = Array.from({ length: 13 }, (_, index) => {
    const part = index / 12
    return line(208 + 96 * part, 1782 - 330 * part, 258 + 96 * part, 1782 - 330 * part, 5)
  })
  return `${path(
    [
      [200, 1796],
      [304, 1440],
    ],
    4,
  )}${path(
    [
      [250, 1796],
      [354, 1440],
    ],
    4,
  )}${steps.join('')}
		<path d="M290,1440 h190 v14 h-190Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>${path(
      [
        [472, 1454],
        [472, 1796],
      ],
      4,
    )}${path(
      [
        [372, 1454],
        [372, 1796],
      ],
      3,
    )}${path(
      [
        [372, 1470],
        [472, 1640],
        [372, 1796],
      ],
      1.6,
    )}${path(
      [
        [472, 1470],
        [372, 1640],
        [472, 1796],
      ],
      1.6,
    )}
		${path(
      [
        [478, 1440],
        [478, 1330],
        [296, 1330],
        [296, 1440],
      ],
      3,
    )}${line(296, 1385, 478, 1385, 1.6)}
		${[214, 372, 462].map((x) => ring(x, 1803, 9, 2.4, INK, PAPER)).join('')}`
}

/** Stars and arcs behind the instrument: the sky it turns with. */
const heaven = (): string => {
  const next = random('refractor sky')
  const [px, py] = [1400, 300]
  const arcs = [90, 170, 250, 340, 440, 550].map((radius) => ring(px, py, radius, 1, BRASS))
  const stars = Array.from({ length: 70 }, () => ring(120 + next() * 1360, 110 + next() * 560, 1.6 + 2.4 * next() ** 4, 0, BRASS, BRASS))
  return `<clipPath id="plate"><rect x="60" y="60" width="1480" height="1752"/></clipPath><g clip-path="url(#plate)">${arcs.join('')}${stars.join('')}</g>`
}

const axis = (from: [number, number], to: [number, number]): string => line(...from, ...to, 1.4, VERMILION).replace('/>', ' stroke-dasharray="18 6 4 6"/>')

/** The Great Refractor of 1891, pointing at the pole, drawn to scale. */
export const greatRefractor = (): Promise<Picture> => {
  return print(
    `${border(1600, 2000, 36)}${heaven()}
		${Array.from({ length: 44 }, (_, index) => line(60 + index * 34, 1812, 44 + index * 34, 1826, 0.9)).join('')}${line(47, 1812, 1553, 1812, 2.6)}
		${pier()}
		${placed(0, 0, false, `${cylinder(-175, 190, 62)}${band(-170, 70, 22)}${band(186, 72, 26)}${band(40, 66)}`)}
		${placed(0, 0, false, `${cylinder(-215, -180, 96)}`)}
		${placed(232, 0, true, `${cylinder(-400, 300, 36)}${band(70, 46, 20)}${band(-80, 44, 18)}${cylinder(-392, -320, 78)}${cylinder(-318, -262, 70)}${cylinder(-420, -392, 22)}${cylinder(128, 142, 92)}`)}
		${placed(250, 232, false, tube())}
		${((): string => {
      const [x, y] = at(232, 0)
      return `${ring(x, y, 74, 2.6, INK, PAPER)}${ring(x, y, 52, 1.2)}${graduations(x, y, 74, 72, 6, 20)}${ring(x, y, 20, 2.2)}${[0, 45, 90, 135].map((turn) => line(x - 50 * Math.cos(rad(turn)), y - 50 * Math.sin(rad(turn)), x + 50 * Math.cos(rad(turn)), y + 50 * Math.sin(rad(turn)), 1)).join('')}`
    })()}
		${axis(at(-330, 0), at(560, 0))}${axis(at(232, -520), at(232, 420))}
		${ladder()}
		${path(
      [
        [1180, 1812],
        [1180, 1190],
      ],
      1,
      SOFT,
    )}${Array.from({ length: 5 }, (_, metre) => line(1172, 1812 - metre * 155, 1188, 1812 - metre * 155, 1.6, SOFT) + lettering(`${metre}`, 1210, 1812 - metre * 155, 16, SOFT, 1.7)).join('')}
		${lettering('48°', 980, 1008, 24, VERMILION, 2.4)}<path d="M900,1060 A140,140 0 0 0 ${(760 + 140 * PX).toFixed(0)},${(1060 + 140 * PY).toFixed(0)}" fill="none" stroke="${VERMILION}" stroke-width="1.6"/>${line(780, 1060, 960, 1060, 1.2, VERMILION)}
		${lettering('MDCCCXCI', 800, 1900, 36, INK, 3.2)}`,
    1600,
    2000,
  )
}
