/** How the observatory is drawn: colours of its parts, and whether lamps are lit. */
export interface DomeStyle {
  /** Fill of the dome's shell (a colour or a `url(#…)`). */
  shell: string
  /** Fill of the walls. */
  wall: string
  /** Lines: ribs, cornices, rail. */
  line: string
  /** Colour of lit windows; none if dark. */
  lamp?: string
  /** Fill of the open slit; closed if left out. */
  slit?: string
}

const ribs = (line: string): string =>
  [-0.82, -0.55, -0.25, 0.25, 0.55, 0.82]
    .map((part) => `<path d="M${part * 100},-2 C${part * 100},-55 ${part * 62},-88 ${part * 18},-99" fill="none" stroke="${line}" stroke-width="0.9"/>`)
    .join('')

const windows = (count: number, from: number, step: number, top: number, lamp: string | undefined): string =>
  lamp === undefined
    ? ''
    : Array.from({ length: count }, (_, index) => `<path d="M${from + index * step},${top + 22}v-15a4.5,4.5 0 0 1 9,0v15Z" fill="${lamp}"/>`).join('')

/**
 * The main building, 100 units to the dome's radius, its springing line at y = 0 and the ground at y = 120.
 * The slit is a wide shutter left of the middle, as one sees it when the telescope looks south-east.
 */
export const observatory = (x: number, y: number, scale: number, style: DomeStyle): string => {
  const { shell, wall, line, lamp, slit } = style
  const shutter =
    slit === undefined
      ? `<path d="M-13,0 C-15,-58 -10,-92 -4,-104 h8 C10,-92 15,-58 13,0Z" fill="${shell}" stroke="${line}" stroke-width="1.1"/>`
      : `<path d="M-17,-6 C-19,-60 -12,-92 -3,-101 L10,-100 C15,-80 18,-50 17,-6Z" fill="${slit}"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">
		<path d="M-290,125 V58 h14 v-4 h30 A44,44 0 0 1 -158,54 h30 v4 h14 V125Z" fill="${wall}"/>
		<path d="M-246,54 A44,44 0 0 1 -158,54Z" fill="${shell}"/>
		<path d="M-120,125 V62 h240 V125Z" fill="${wall}"/>
		<path d="M120,125 V66 h6 v-5 h172 v5 h6 V125Z" fill="${wall}"/>
		<path d="M196,61 v-22 h26 v22Z M202,39 l7,-10 l7,10Z" fill="${wall}"/>
		<path d="M-98,0 h196 v62 h-196Z" fill="${wall}"/>
		<path d="M-106,-4 h212 v7 h-5 v4 h-202 v-4 h-5Z M-124,58 h248 v6 h-248Z" fill="${wall}"/>
		<path d="M-100,-3 A100,100 0 0 1 100,-3Z" fill="${shell}"/>
		${ribs(line)}
		${shutter}
		<path d="M-5,-99 h10 v-6 h-10Z" fill="${shell}"/>
		<path d="M-106,-4 h212 M-124,58 h248 M126,61 h172 M-290,58 h176" stroke="${line}" stroke-width="1.2" fill="none"/>
		<path d="M-122,58 v-11 h244 v11 ${Array.from({ length: 24 }, (_, post) => `M${-112 + post * 10},58 v-11`).join(' ')}" stroke="${wall}" stroke-width="1.4" fill="none"/>
		${windows(7, -80, 25, 22, lamp)}${windows(6, 140, 27, 78, lamp)}
	</g>`
}
