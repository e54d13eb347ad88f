import { packed, shapes, vocabulary } from './weights.ts';

export type Matrix = { values: Float32Array; rows: number; columns: number };

/** Each row is whole numbers of up to 127, times a factor of its own. */
function matrices(): Matrix[] {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const rows = shapes.reduce((sum, [count]) => sum + count, 0);
  const factors = new Float32Array(bytes.buffer, 0, rows);
  const numbers = new Int8Array(bytes.buffer, rows * 4);
  let row = 0;
  let at = 0;
  return shapes.map(([count, columns]) => {
    const values = new Float32Array(count * columns);
    for (let index = 0; index < values.length; index += 1)
      values[index] =
        (numbers[at + index] ?? 0) * (factors[row + Math.floor(index / columns)] ?? 0);
    row += count;
    at += values.length;
    return { values, rows: count, columns };
  });
}

function unpack() {
  const [word, suffix, prefix, cue, input, inputBias, pool, output, outputBias, ...rest] =
    matrices();
  if (
    !word ||
    !suffix ||
    !prefix ||
    !cue ||
    !input ||
    !inputBias ||
    !pool ||
    !output ||
    !outputBias
  )
    throw new Error('The weights of the network are not whole');
  return {
    /** The first row is of words that it does not know. */
    words: new Map(vocabulary.split(' ').map((text, at) => [text, at + 1])),
    ...{ word, suffix, prefix, cue, input, inputBias, pool, output, outputBias },
    layers: rest.filter((_, at) => at % 2 === 0),
    biases: rest.filter((_, at) => at % 2 === 1),
  };
}

let unpacked: ReturnType<typeof unpack> | undefined;

/** Unpacked when the first menu is read. */
export const network = () => (unpacked ??= unpack());
