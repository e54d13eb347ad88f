import { cuesOf, cueSizes, wordOf } from './cues.ts';
import type { Token } from './tokens.ts';
import { type Matrix, network } from './unpacked.ts';

/** How far apart the tokens are that each layer sees together. */
const reaches = [1, 2, 4, 8, 16, 32, 1];
/** Before this one, each token learns what all of them have in common. */
const pooledAt = 3;

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

/** Adds `row` of a matrix, `times` as much, to `sums` from `at` on. */
function addRow(
  sums: Float32Array,
  at: number,
  { values, columns }: Matrix,
  row: number,
  times = 1,
) {
  const from = row * columns;
  for (let column = 0; column < columns; column += 1)
    sums[at + column] = (sums[at + column] ?? 0) + times * (values[from + column] ?? 0);
}

const offsets = cueSizes.map((_, at) => cueSizes.slice(0, at).reduce((sum, size) => sum + size, 0));

/** What each token is, before those beside it are seen. */
function inputsOf(tokens: readonly Token[]): Float32Array {
  const { words, word, suffix, prefix, cue, input, inputBias } = network();
  const width = input.columns;
  const sums = new Float32Array(tokens.length * width);
  const cues = cuesOf(tokens);
  for (const [at, one] of tokens.entries()) {
    const start = at * width;
    addRow(sums, start, inputBias, 0);
    for (const [kind, value] of (cues[at] ?? []).entries())
      addRow(sums, start, cue, (offsets[kind] ?? 0) + value);
    const text = wordOf(one);
    const letters = Array.from(text);
    const rows: [Matrix, number | undefined][] = [
      [word, words.get(text)],
      [suffix, hashOf(`$${letters.slice(-3).join('')}`) % suffix.rows],
      [prefix, hashOf(`^${letters.slice(0, 3).join('')}`) % prefix.rows],
    ];
    let row = 0;
    for (const [table, entry] of rows) {
      if (entry !== undefined)
        for (let column = 0; column < table.columns; column += 1)
          addRow(sums, start, input, row + column, table.values[entry * table.columns + column]);
      row += table.columns;
    }
  }
  return sums.map((sum) => Math.max(0, sum));
}

/** Adds to each token what the menu has on average, and at most. */
function addPooled(all: Float32Array, width: number): void {
  const { pool } = network();
  const count = all.length / width;
  const shared = new Float32Array(width);
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    let most = -Infinity;
    for (let at = column; at < all.length; at += width) {
      sum += all[at] ?? 0;
      most = Math.max(most, all[at] ?? 0);
    }
    addRow(shared, 0, pool, column, sum / count);
    addRow(shared, 0, pool, width + column, most);
  }
  for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) + (shared[at % width] ?? 0);
}

/**
 * Adds to `sums` what stands in `seen` from `at` on times the weights from `from` on. Four at a time, since most of the
 * time of a reading is spent here; `width` can be divided by four.
 */
function addProduct(
  sums: Float32Array,
  seen: Float32Array,
  at: number,
  weights: Float32Array,
  from: number,
): void {
  const width = sums.length;
  for (let column = 0; column < width; column += 4) {
    const a = seen[at + column] ?? 0;
    const b = seen[at + column + 1] ?? 0;
    const c = seen[at + column + 2] ?? 0;
    const d = seen[at + column + 3] ?? 0;
    const row = from + column * width;
    for (let to = 0; to < width; to += 1)
      sums[to] =
        (sums[to] ?? 0) +
        a * (weights[row + to] ?? 0) +
        b * (weights[row + width + to] ?? 0) +
        c * (weights[row + 2 * width + to] ?? 0) +
        d * (weights[row + 3 * width + to] ?? 0);
  }
}

/** Each token with those that stand `reach` before and behind it. */
function addLayer(all: Float32Array, width: number, reach: number, layer: Matrix, bias: Matrix) {
  const count = all.length / width;
  const seen = all.slice();
  const sums = new Float32Array(width);
  for (let at = 0; at < count; at += 1) {
    sums.set(bias.values);
    for (let turn = 0; turn < 3; turn += 1) {
      const other = (at + (turn - 1) * reach) * width;
      if (other >= 0 && other < all.length)
        addProduct(sums, seen, other, layer.values, turn * width * width);
    }
    for (let column = 0; column < width; column += 1) {
      const index = at * width + column;
      all[index] = (all[index] ?? 0) + Math.max(0, sums[column] ?? 0);
    }
  }
}

function shareOf(scores: Float32Array): number[] {
  const most = Math.max(...scores);
  const powers = [...scores].map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely each token has each label. */
export function likelihoods(tokens: readonly Token[]): number[][] {
  const { layers, biases, output, outputBias } = network();
  const width = output.rows;
  const all = inputsOf(tokens);
  for (const [at, reach] of reaches.entries()) {
    const [layer, bias] = [layers[at], biases[at]];
    if (!layer || !bias) throw new Error('A layer of the network has no weights');
    if (at === pooledAt) addPooled(all, width);
    addLayer(all, width, reach, layer, bias);
  }
  return tokens.map((_, at) => {
    const scores = Float32Array.from(outputBias.values);
    for (let column = 0; column < width; column += 1)
      addRow(scores, 0, output, column, all[at * width + column]);
    return shareOf(scores);
  });
}
