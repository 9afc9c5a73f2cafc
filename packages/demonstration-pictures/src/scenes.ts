import type { Picture } from './parts/develop.ts'
import { aldousTelescope } from './scenes/aldous-telescope.ts'
import { auroraCurtains } from './scenes/aurora-curtains.ts'
import { cometTail } from './scenes/comet-tail.ts'
import { domeAtDusk } from './scenes/dome-at-dusk.ts'
import { domeOpenNight } from './scenes/dome-open-night.ts'
import { doubleStar } from './scenes/double-star.ts'
import { earthrise } from './scenes/earthrise.ts'
import { eclipseCorona } from './scenes/eclipse-corona.ts'
import { firstLight } from './scenes/first-light.ts'
import { galaxyCollision } from './scenes/galaxy-collision.ts'
import { galaxyEdgeOn } from './scenes/galaxy-edge-on.ts'
import { galaxySpiral } from './scenes/galaxy-spiral.ts'
import { greatRefractor } from './scenes/great-refractor.ts'
import { historyDrawing1891 } from './scenes/history-drawing-1891.ts'
import { jupiterBands } from './scenes/jupiter-bands.ts'
import { lightPollution } from './scenes/light-pollution.ts'
import { mapHill } from './scenes/map-hill.ts'
import { marsDisc } from './scenes/mars-disc.ts'
import { meridianHall } from './scenes/meridian-hall.ts'
import { meteorShower } from './scenes/meteor-shower.ts'
import { milkyWayArch } from './scenes/milky-way-arch.ts'
import { moonFull } from './scenes/moon-full.ts'
import { moonLimb } from './scenes/moon-limb.ts'
import { moonPhases } from './scenes/moon-phases.ts'
import { nebulaPillars } from './scenes/nebula-pillars.ts'
import { nebulaRose } from './scenes/nebula-rose.ts'
import { nebulaVeil } from './scenes/nebula-veil.ts'
import { orbitChart } from './scenes/orbit-chart.ts'
import { planetariumDome } from './scenes/planetarium-dome.ts'
import { radioDish } from './scenes/radio-dish.ts'
import { redGiant } from './scenes/red-giant.ts'
import { refractorLens } from './scenes/refractor-lens.ts'
import { saturnRings } from './scenes/saturn-rings.ts'
import { shareDefault } from './scenes/share-default.ts'
import { starChartNorth } from './scenes/star-chart-north.ts'
import { starChartOrion } from './scenes/star-chart-orion.ts'
import { starCluster } from './scenes/star-cluster.ts'
import { starTrails } from './scenes/star-trails.ts'
import { sunDisc } from './scenes/sun-disc.ts'
import { sunProminence } from './scenes/sun-prominence.ts'
import { sunSpectrum } from './scenes/sun-spectrum.ts'
import { venusCrescent } from './scenes/venus-crescent.ts'
import { zodiacalLight } from './scenes/zodiacal-light.ts'
import { portraits } from './scenes/portraits.ts'

/** Every picture of the demonstration space, by asset id. */
export const scenes = new Map<string, () => Promise<Picture>>([
  ['dome-at-dusk', domeAtDusk],
  ['dome-open-night', domeOpenNight],
  ['milky-way-arch', milkyWayArch],
  ['star-trails', starTrails],
  ['great-refractor', greatRefractor],
  ['refractor-lens', refractorLens],
  ['meridian-hall', meridianHall],
  ['aldous-telescope', aldousTelescope],
  ['radio-dish', radioDish],
  ['planetarium-dome', planetariumDome],
  ['nebula-rose', nebulaRose],
  ['nebula-veil', nebulaVeil],
  ['nebula-pillars', nebulaPillars],
  ['galaxy-spiral', galaxySpiral],
  ['galaxy-edge-on', galaxyEdgeOn],
  ['galaxy-collision', galaxyCollision],
  ['star-cluster', starCluster],
  ['red-giant', redGiant],
  ['double-star', doubleStar],
  ['sun-disc', sunDisc],
  ['sun-prominence', sunProminence],
  ['sun-spectrum', sunSpectrum],
  ['eclipse-corona', eclipseCorona],
  ['moon-full', moonFull],
  ['moon-phases', moonPhases],
  ['moon-limb', moonLimb],
  ['earthrise', earthrise],
  ['mars-disc', marsDisc],
  ['jupiter-bands', jupiterBands],
  ['saturn-rings', saturnRings],
  ['venus-crescent', venusCrescent],
  ['orbit-chart', orbitChart],
  ['comet-tail', cometTail],
  ['meteor-shower', meteorShower],
  ['aurora-curtains', auroraCurtains],
  ['zodiacal-light', zodiacalLight],
  ['light-pollution', lightPollution],
  ['star-chart-north', starChartNorth],
  ['star-chart-orion', starChartOrion],
  ['history-drawing-1891', historyDrawing1891],
  ['map-hill', mapHill],
  ['share-default', shareDefault],
  ...portraits,
  ...firstLight,
])
