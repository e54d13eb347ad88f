/** Drawing primitives of all pictures: SVG as text, top view, light from the upper left. */
export type Point = readonly [x: number, y: number];

/** Seeded random numbers (mulberry32): rerendering a picture gives the same result. */
export function seededRandom(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

export const at = ([x, y]: Point, drawn: string, degrees = 0, scale = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${scale})">${drawn}</g>`;

/** An object on a surface, with its shadow. */
export const lying = (drawn: string, depth: 'deep' | 'flat' = 'flat') =>
  `<g filter="url(#${depth})">${drawn}</g>`;

export const disc = (r: number, fill: string, more = '') =>
  `<circle r="${r}" fill="${fill}" ${more}/>`;

export const ring = (r: number, stroke: string, width: number, more = '') =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

/** A closed shape through points around the center, with soft corners; `wobble` is relative to its radius. */
export function blob(seed: number, r: number, fill: string, wobble: number, squash = 1): string {
  const roll = seededRandom(seed);
  const points = Array.from({ length: 9 }, (_, n): Point => {
    const angle = (n / 9) * 2 * Math.PI;
    const own = r * (1 + roll(-wobble, wobble));
    return [Math.cos(angle) * own, Math.sin(angle) * own * squash];
  });
  const middle = (a: Point, b: Point) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const of = (n: number): Point => points[n % points.length] ?? [0, 0];
  const path = points
    .map((point, n) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, of(n + 1))}`)
    .join('');
  return `<path d="M${middle(of(8), of(0))}${path}Z" fill="${fill}"/>`;
}

/** Scatters items over a disc of this radius, spaced apart. */
export function strewn(
  seed: number,
  count: number,
  r: number,
  draw: (n: number, turn: number) => string,
): string {
  const roll = seededRandom(seed);
  const placed: Point[] = [];
  const apart = (r * 1.25) / Math.sqrt(count);
  for (let tries = 0; placed.length < count && tries < count * 40; tries += 1) {
    const angle = roll(0, 2 * Math.PI);
    const far = Math.sqrt(roll(0, 1)) * r;
    const point: Point = [Math.cos(angle) * far, Math.sin(angle) * far];
    const isFree = placed.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > apart);
    if (isFree) placed.push(point);
  }
  return placed.map((point, n) => at(point, draw(n, roll(0, 360)), roll(0, 360))).join('');
}

/** Along a circle, each rotated outward. */
export const around = (count: number, r: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * 360;
    const rad = (angle * Math.PI) / 180;
    return at([Math.cos(rad) * r, Math.sin(rad) * r], draw(n), angle);
  }).join('');

export type Table = { base: string; grain: string; kind: 'wood' | 'linen' | 'stone' };

function surface({ base, grain, kind }: Table, width: number, height: number): string {
  const roll = seededRandom(width + kind.length);
  const lines =
    kind === 'wood'
      ? Array.from({ length: Math.ceil(height / 150) }, (_, n) => {
          const y = n * 150 + roll(-8, 8);
          return `<path d="M0 ${y}H${width}" stroke="${grain}" stroke-width="5" opacity=".55"/><path d="M0 ${y + roll(40, 110)}q${width / 2} ${roll(-26, 26)} ${width} 0" stroke="${grain}" stroke-width="2" fill="none" opacity=".4"/>`;
        }).join('')
      : '';
  const frequency = { wood: '.004 .09', linen: '.35', stone: '.012' }[kind];
  return (
    `<rect width="${width}" height="${height}" fill="${base}"/>${lines}` +
    `<filter id="weave"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .5 -.12"/></filter>` +
    `<rect width="${width}" height="${height}" filter="url(#weave)" fill="${grain}" opacity=".22"/>`
  );
}

const shadows =
  `<filter id="deep" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="22" dy="30" stdDeviation="22" flood-color="#000" flood-opacity=".38"/></filter>` +
  `<filter id="flat" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="4" dy="6" stdDeviation="4" flood-color="#000" flood-opacity=".32"/></filter>` +
  `<radialGradient id="light" cx=".28" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>`;

const paint =
  `<filter id="paint"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/>` +
  `<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .9 -.38"/></filter>`;

/** A whole picture: a table, the objects on it, the light over all, and the grain of paper. */
export const picture = (table: Table, width: number, height: number, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<defs>${shadows}${paint}</defs>${surface(table, width, height)}${drawn}` +
  `<rect width="${width}" height="${height}" fill="url(#light)"/>` +
  `<rect width="${width}" height="${height}" filter="url(#paint)" opacity=".16"/></svg>`;
