/** One star: right ascension in hours, declination in degrees, magnitude (J2000). */
interface CatalogueStar {
  ra: number
  dec: number
  magnitude: number
}

export interface Constellation {
  name: string
  stars: CatalogueStar[]
  /** Pairs of stars joined by a line on the charts. */
  lines: [CatalogueStar, CatalogueStar][]
}

// name | letter ra dec magnitude, … | lines as chains of letters
const SOURCE = `
UMa|a 11.062 61.75 1.8,b 11.031 56.38 2.4,g 11.897 53.69 2.4,d 12.257 57.03 3.3,e 12.9 55.96 1.8,z 13.399 54.93 2.2,h 13.792 49.31 1.9,o 8.504 60.72 3.4,t 9.548 51.68 3.2,i 8.987 48.04 3.1,k 9.06 47.16 3.6,l 10.285 42.91 3.5,m 10.372 41.5 3.1,p 11.161 44.5 3,c 11.768 47.78 3.7,n 11.308 33.09 3.5,x 11.303 31.53 3.8,H 9.525 63.06 3.7,u 9.85 59.04 3.8|hzedgbad,aHo,bu,uo,uti,tk,gcpl,pm,cnx
UMi|a 2.53 89.26 2,b 14.845 74.16 2.1,g 15.345 71.83 3,d 17.537 86.59 4.4,e 16.766 82.04 4.2,z 15.734 77.79 4.3,h 16.292 75.76 5|adezbghz
Cas|b 0.153 59.15 2.3,a 0.675 56.54 2.2,g 0.945 60.72 2.4,d 1.43 60.24 2.7,e 1.907 63.67 3.4|bagde
Cep|a 21.31 62.59 2.5,b 21.478 70.56 3.2,g 23.656 77.63 3.2,i 22.828 66.2 3.5,z 22.181 58.2 3.4,h 20.755 61.84 3.4,d 22.486 58.42 4,m 21.725 58.78 4.1|habgidzma,bi
Dra|a 14.073 64.38 3.7,b 17.507 52.3 2.8,g 17.943 51.49 2.2,d 19.209 67.66 3.1,z 17.146 65.71 3.2,h 16.4 61.51 2.7,t 16.031 58.57 4,i 15.415 58.97 3.3,k 12.558 69.79 3.9,l 11.523 69.33 3.8,x 17.892 56.87 3.7,n 17.537 55.18 4.1,c 18.351 72.73 3.6,e 19.803 70.27 3.8|lkaithzcedxnbgx
Per|a 3.405 49.86 1.8,b 3.136 40.96 2.1,g 3.08 53.51 2.9,d 3.715 47.79 3,e 3.964 40.01 2.9,z 3.902 31.88 2.9,h 2.845 55.9 3.8,k 3.158 44.86 3.8,r 3.086 38.84 3.4,x 3.983 35.79 4|hgadexz,akbr
Aur|a 5.278 46 0.1,b 5.992 44.95 1.9,t 5.995 37.21 2.6,i 4.95 33.17 2.7,e 5.033 43.82 3,h 5.109 41.23 3.2,d 5.992 54.28 3.7,B 5.438 28.61 1.7|abtBihea,adb
Cyg|a 20.69 45.28 1.3,b 19.512 27.96 3.1,g 20.37 40.26 2.2,d 19.75 45.13 2.9,e 20.77 33.97 2.5,z 21.216 30.23 3.2,i 19.495 51.73 3.8,k 19.285 53.37 3.8,h 19.938 35.08 3.9|aghb,kidgez
Lyr|a 18.616 38.78 0,b 18.835 33.36 3.5,g 18.982 32.69 3.2,z 18.746 37.61 4.4,d 18.908 36.9 4.3,e 18.739 39.67 4.6|azbgdz,ae
Her|h 16.715 38.92 3.5,p 17.251 36.81 3.2,e 17.005 30.93 3.9,z 16.688 31.6 2.8,d 17.251 24.84 3.1,b 16.504 21.49 2.8,i 17.658 46.01 3.8,t 17.938 37.25 3.9,s 16.568 42.44 4.2,T 16.329 46.31 3.9|hpezh,ed,zb,pti,hsT
CrB|a 15.578 26.71 2.2,b 15.464 29.11 3.7,g 15.712 26.3 3.8,t 15.549 31.36 4.1,d 15.827 26.07 4.6,e 15.96 26.88 4.1|tbagde
Boo|a 14.261 19.18 0,e 14.75 27.07 2.4,d 15.258 33.31 3.5,b 15.032 40.39 3.5,g 14.535 38.31 3,r 14.531 30.37 3.6,h 13.911 18.4 2.7|aedbgrah
And|a 0.14 29.09 2.1,d 0.655 30.86 3.3,b 1.163 35.62 2.1,g 2.065 42.33 2.1,m 0.946 38.5 3.9,n 0.83 41.08 4.5|adbg,bmn
Tri|a 1.885 29.58 3.4,b 2.159 34.99 3,g 2.289 33.85 4|abga
Ari|a 2.12 23.46 2,b 1.911 20.81 2.6,g 1.892 19.29 3.9,c 2.833 27.26 3.6|cabg
Gem|a 7.577 31.89 1.6,b 7.755 28.03 1.1,g 6.629 16.4 1.9,m 6.383 22.51 2.9,e 6.732 25.13 3,d 7.335 21.98 3.5,z 7.069 20.57 4,h 6.248 22.51 3.3,x 6.755 12.9 3.4,t 7.186 30.25 4.4,l 7.301 16.54 3.6,k 7.741 24.4 3.6|atemh,bdzg,dlx,tb
CVn|a 12.934 38.32 2.9,b 12.562 41.36 4.3|ab
Lyn|a 9.351 34.39 3.1|
Peg|b 23.063 28.08 2.4,a 23.079 15.21 2.5,g 0.221 15.18 2.8,A 0.14 29.09 2.1,e 21.736 9.88 2.4,h 22.717 30.22 2.9,z 22.691 10.83 3.4,t 22.17 6.2 3.5|AbagA,azte,bh
Leo|a 10.14 11.97 1.4,b 11.818 14.57 2.1,g 10.333 19.84 2,d 11.235 20.52 2.6,e 9.764 23.77 3,z 10.278 23.42 3.4,h 10.122 16.76 3.5,t 11.237 15.43 3.3,m 9.879 26.01 3.9|ahgzme,gdbta,dt
Ori|a 5.919 7.41 0.5,b 5.242 -8.2 0.1,g 5.419 6.35 1.6,d 5.533 -0.3 2.2,e 5.604 -1.2 1.7,z 5.679 -1.94 1.8,k 5.796 -9.67 2.1,l 5.585 9.93 3.4,h 5.408 -2.4 3.4,i 5.591 -5.91 2.8,s 5.646 -2.6 3.8,3 4.831 6.96 3.2,4 4.853 5.61 3.7,5 4.904 2.44 3.7,2 4.844 8.9 4.4,1 4.915 10.15 4.7,6 4.976 1.71 4.5,o 4.94 13.51 4.1,m 6.04 9.65 4.1,x 6.199 14.21 4.5,n 6.126 14.77 4.4,c 5.906 20.28 4.4,C 6.065 20.14 4.6,t 5.293 -6.84 3.6,T 5.588 -5.39 4|lagl,gdb,azk,dez,bk,amxC,nc,xn,g3,o123456,bt
Tau|a 4.599 16.51 0.9,B 5.438 28.61 1.7,z 5.627 21.14 3,h 3.791 24.11 2.9,g 4.33 15.63 3.7,d 4.382 17.54 3.8,e 4.477 19.18 3.5,t 4.478 15.87 3.4,l 4.011 12.49 3.5|zatgdeB,gl
CMa|a 6.752 -16.72 -1.5,b 6.378 -17.96 2,g 7.063 -15.63 4.1,d 7.14 -26.39 1.8,e 6.977 -28.97 1.5,h 7.402 -29.3 2.4,o 7.051 -23.83 3|baodh,de,ag
CMi|a 7.655 5.22 0.4,b 7.453 8.29 2.9|ab
Lep|a 5.545 -17.82 2.6,b 5.471 -20.76 2.8,e 5.091 -22.37 3.2,m 5.216 -16.21 3.3,z 5.783 -14.82 3.6,g 5.741 -22.45 3.6,d 5.855 -20.88 3.8|maeb,mb,ab,az,bgd
Eri|b 5.131 -5.09 2.8,n 4.605 -3.35 3.9,o 4.198 -6.84 4,g 3.967 -13.51 3,d 3.721 -9.76 3.5,e 3.549 -9.46 3.7,h 2.94 -8.9 3.9|bnogdeh
Cet|a 3.038 4.09 2.5,g 2.722 3.24 3.5,b 0.726 -17.99 2,o 2.322 -2.98 3,d 2.658 0.33 4.1,z 1.858 -10.34 3.7,t 1.4 -8.18 3.6,h 1.143 -10.18 3.5,T 1.734 -15.94 3.5,i 0.324 -8.82 3.6|agdozthib,bTz
Cnc|b 8.275 9.19 3.5,d 8.745 18.15 3.9,g 8.721 21.47 4.7,i 8.778 28.76 4,a 8.975 11.86 4.2|igda,db
Hya|z 8.923 5.95 3.1,e 8.779 6.42 3.4,d 8.627 5.7 4.1,a 9.46 -8.66 2|zed,za
Psc|h 1.525 15.35 3.6,a 2.034 2.76 3.8,o 1.757 9.16 4.3|hoa`

const constellation = (row: string): Constellation => {
  const [name = '', list = '', chains = ''] = row.split('|')
  const byLetter = new Map<string, CatalogueStar>()
  for (const entry of list.split(',')) {
    const [letter = '', ra = '', dec = '', magnitude = ''] = entry.split(' ')
    byLetter.set(letter, { ra: Number(ra), dec: Number(dec), magnitude: Number(magnitude) })
  }
  const lines: [CatalogueStar, CatalogueStar][] = []
  for (const chain of chains.split(',')) {
    for (let index = 1; index < chain.length; index++) {
      const [a, b] = [byLetter.get(chain.charAt(index - 1)), byLetter.get(chain.charAt(index))]
      if (a && b) lines.push([a, b])
    }
  }
  return { name, stars: [...byLetter.values()], lines }
}

/** The brighter stars of the sky that is seen from 48° north. */
export const constellations: Constellation[] = SOURCE.trim().split('\n').map(constellation)

/** Right ascension (hours) and declination of a galactic longitude and latitude, in degrees. */
export const fromGalactic = (longitude: number, latitude: number): { ra: number; dec: number } => {
  const [l, b] = [((longitude - 122.932) * Math.PI) / 180, (latitude * Math.PI) / 180]
  const pole = (27.128 * Math.PI) / 180
  const sin = Math.sin(b) * Math.sin(pole) + Math.cos(b) * Math.cos(pole) * Math.cos(l)
  const y = -Math.cos(b) * Math.sin(l)
  const x = Math.sin(b) * Math.cos(pole) - Math.cos(b) * Math.sin(pole) * Math.cos(l)
  return { ra: (((Math.atan2(y, x) * 180) / Math.PI + 192.859) / 15 + 24) % 24, dec: (Math.asin(sin) * 180) / Math.PI }
}
