export type Grey = { pixels: Uint8ClampedArray; width: number; height: number };

/** Side of the squares that the lightest is looked for in, and how many around one tell what paper is there, in pixels. */
const square = 24;
const wide = 10;
/** Of the paper's brightness: below it is a panel, or ink. */
const darkest = 0.62;
/** Every second pixel tells as much as all. */
const step = 2;
/** A window around a pixel, and the side of cells, in such steps. */
const [across, down, cell] = [28, 16, 4];
const side = cell * step;
/** A panel's edge is where half of a window is dark; in its midst nearly all is, which letters never are. */
const [half, solid, leastSolid] = [0.5, 0.95, 0.25];
/** In cells: smaller ones are letters, or bars that stand on white once the light is even. */
const [leastWidth, leastHeight] = [12, 4];
/** In cells: a larger hole in a panel is the sheet on its table, a smaller one a letter or a label. */
const mostHole = 200;
/** In cells: the side of blocks whose letters tell, with those around them, what they stand on. */
const block = 8;
/** In pixels: so far on both sides of a stroke is its ground. */
const beside = [8, 16, 24];
/** How much darker letters are than a shadow, of 255; what is less so on a black panel is noise. */
const contrast = 40;

/** The lightest of the squares around each: of a panel, too, whose letters are as light as paper. */
function paperOf({ pixels, width, height }: Grey) {
  const [columns, lines] = [Math.ceil(width / square), Math.ceil(height / square)];
  const most = new Uint8Array(columns * lines);
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = Math.floor(y / square) * columns + Math.floor(x / square);
      most[at] = Math.max(most[at] ?? 0, pixels[y * width + x] ?? 0);
    }
  const level = most.map((_, at) => {
    const start = at - (at % columns);
    return Math.max(
      ...most.subarray(Math.max(start, at - wide), Math.min(start + columns, at + wide + 1)),
    );
  });
  const lightest = level.map((_, at) => {
    let found = 0;
    for (let by = -wide; by <= wide; by += 1)
      found = Math.max(found, level[at + by * columns] ?? 0);
    return found;
  });
  return (x: number, y: number) =>
    lightest[Math.floor(y / square) * columns + Math.floor(x / square)] ?? 255;
}

type Paper = ReturnType<typeof paperOf>;

/** Of the window around a place: which part of it is dark, and how dark that is. */
function darknessOf({ pixels, width, height }: Grey, paper: Paper) {
  const [columns, lines] = [Math.ceil(width / step), Math.ceil(height / step)];
  const counts = new Uint32Array((columns + 1) * (lines + 1));
  const sums = new Uint32Array(counts.length);
  for (let y = 0; y < lines; y += 1) {
    let [count, sum] = [0, 0];
    for (let x = 0; x < columns; x += 1) {
      const value = pixels[y * step * width + x * step] ?? 255;
      if (value < paper(x * step, y * step) * darkest) [count, sum] = [count + 1, sum + value];
      const at = (y + 1) * (columns + 1) + x + 1;
      counts[at] = (counts[at - columns - 1] ?? 0) + count;
      sums[at] = (sums[at - columns - 1] ?? 0) + sum;
    }
  }
  const sumIn = (all: Uint32Array, x: number, y: number) => {
    const left = Math.max(0, Math.min(x - across / 2, columns - across));
    const top = Math.max(0, Math.min(y - down / 2, lines - down));
    const [right, bottom] = [Math.min(columns, left + across), Math.min(lines, top + down)];
    return (
      (all[bottom * (columns + 1) + right] ?? 0) -
      (all[top * (columns + 1) + right] ?? 0) -
      (all[bottom * (columns + 1) + left] ?? 0) +
      (all[top * (columns + 1) + left] ?? 0)
    );
  };
  return {
    partOf: (x: number, y: number) => sumIn(counts, x, y) / (across * down),
    groundOf: (x: number, y: number) => sumIn(sums, x, y) / Math.max(1, sumIn(counts, x, y)),
  };
}

type Panel = ReadonlySet<number>;
type Measures = ReturnType<typeof darknessOf> & { columns: number; paper: Paper };

/** The middle of a cell, in steps. */
const middleOf = (at: number, columns: number): [x: number, y: number] => [
  (at % columns) * cell + cell / 2,
  Math.floor(at / columns) * cell + cell / 2,
];

function putBack(
  { pixels, width, height }: Grey,
  before: Uint8ClampedArray,
  at: number,
  columns: number,
) {
  const [left, top] = [(at % columns) * side, Math.floor(at / columns) * side];
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y += 1) {
    const from = y * width + left;
    pixels.set(before.subarray(from, y * width + Math.min(width, left + side)), from);
  }
}

/** What touches a cell at its sides. */
const besides = (at: number, columns: number) => [
  ...(at % columns > 0 ? [at - 1] : []),
  ...((at + 1) % columns > 0 ? [at + 1] : []),
  at - columns,
  at + columns,
];

/** All cells that touch each other from one on; they are taken out. */
function takeGroup(cells: Set<number>, from: number, columns: number): Set<number> {
  const own = new Set([from]);
  cells.delete(from);
  for (const at of own)
    for (const near of besides(at, columns)) if (cells.delete(near)) own.add(near);
  return own;
}

/** Groups of dark cells large and solid enough to be panels, with the heavy letters in their midst. */
function panelsOf(parts: readonly number[], columns: number): Set<number>[] {
  const isPanel = (group: Set<number>) => {
    const xs = new Set(Array.from(group, (at) => at % columns));
    const ys = new Set(Array.from(group, (at) => Math.floor(at / columns)));
    const midst = [...group].filter((at) => (parts[at] ?? 0) >= solid).length;
    return xs.size >= leastWidth && ys.size >= leastHeight && midst >= group.size * leastSolid;
  };
  const groupsOf = (isIn: (part: number) => boolean) => {
    const left = new Set(parts.flatMap((part, at) => (isIn(part) ? at : [])));
    const groups: Set<number>[] = [];
    for (const from of left) groups.push(takeGroup(left, from, columns));
    return groups;
  };
  const panels = groupsOf((part) => part >= half).filter(isPanel);
  if (panels.length === 0) return panels;
  for (const hole of groupsOf((part) => part < half)) {
    if (hole.size > mostHole) continue;
    const [at = 0] = hole;
    const panel = panels.find((one) => one.has(at - 1));
    if (panel) for (const own of hole) panel.add(own);
  }
  return panels;
}

type Letters = { all: number; midst: number };

/** Turns what is light on a panel dark; answers how many pixels more of it were light than darker than its ground, and in its midst. */
function turn(
  { pixels, width, height }: Grey,
  before: Uint8ClampedArray,
  panel: Panel,
  at: number,
  of: Measures,
): Letters {
  const isMidst = panel.has(at) && besides(at, of.columns).every((near) => panel.has(near));
  const [left, top] = [(at % of.columns) * side, Math.floor(at / of.columns) * side];
  const [ground, light] = [of.groundOf(...middleOf(at, of.columns)), of.paper(left, top)];
  const isGround = (place: number) => (before[place] ?? 0) >= ground * half;
  let [letters, dark] = [0, 0];
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y += 1)
    for (let x = left; x < Math.min(width, left + side); x += 1) {
      const value = pixels[y * width + x] ?? 0;
      const over = (value - ground) / Math.max(1, light - ground);
      // What is light at the edge is of the panel only where most around it is dark.
      if (!isMidst && over > half && of.partOf(x >> 1, y >> 1) < half) continue;
      if (over > half) letters += 1;
      else if (value < ground * half) {
        letters -= 1;
        const place = y * width + x;
        if (
          ground - value < contrast ||
          !beside.some((by) => isGround(place - by) && isGround(place + by))
        )
          dark += 1;
      }
      pixels[y * width + x] = light * (1 - Math.max(0, over));
    }
  return { all: letters, midst: isMidst ? letters + dark : 0 };
}

/** The cells around which letters are darker than what they stand on: a shadow that reaches a panel, or the table, is no part of it. */
function shadowsOf(letters: ReadonlyMap<number, Letters>, columns: number): number[] {
  const each = Math.ceil(columns / block) + 1;
  const blockOf = (at: number) =>
    Math.floor(Math.floor(at / columns) / block) * each + Math.floor((at % columns) / block);
  const sums = new Map<number, number>();
  for (const [at, { midst }] of letters)
    sums.set(blockOf(at), (sums.get(blockOf(at)) ?? 0) + midst);
  const around = (at: number) =>
    [-each, 0, each].reduce(
      (sum, by) =>
        sum + [-1, 0, 1].reduce((own, beside) => own + (sums.get(at + by + beside) ?? 0), 0),
      0,
    );
  return [...letters.keys()].filter((at) => around(blockOf(at)) < 0);
}

/** Light letters on a dark panel become dark ones on light, as on paper; the table around a sheet becomes light. */
export function lightenPanels(grey: Grey): void {
  const { pixels, width, height } = grey;
  const columns = Math.ceil(width / side);
  const paper = paperOf(grey);
  const measures = { columns, paper, ...darknessOf(grey, paper) };
  const parts = Array.from({ length: columns * Math.ceil(height / side) }, (_, at) =>
    measures.partOf(...middleOf(at, columns)),
  );
  const before = pixels.slice();
  for (const panel of panelsOf(parts, columns)) {
    const cells = new Set([...panel].flatMap((at) => [at, ...besides(at, columns)]));
    const letters = new Map([...cells].map((at) => [at, turn(grey, before, panel, at, measures)]));
    const more = [...letters.values()].reduce((sum, { all }) => sum + all, 0);
    // Dark letters on a dark ground are read as they are.
    for (const at of more <= 0 ? cells : shadowsOf(letters, columns))
      putBack(grey, before, at, columns);
  }
}
