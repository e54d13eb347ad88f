export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
export type Box = { x: number; y: number; width: number; height: number };

export const endOf = ({ x, width }: Pick<Box, 'x' | 'width'>) => x + width;
export const footOf = ({ y, height }: Pick<Box, 'y' | 'height'>) => y + height;

/** Where two boxes stand on one line. */
export const areLevel = (one: Box, other: Box) =>
  Math.min(footOf(one), footOf(other)) - Math.max(one.y, other.y) >
  Math.min(one.height, other.height) / 2;

/** In heights: how far from the word before it a price stands at least. */
const apart = 0.8;

/** Whether one ends right before a word on its line, or reaches over it. */
export const endsBefore = (one: Box, word: Box) =>
  one !== word &&
  Math.abs(footOf(one) - footOf(word)) < word.height / 2 &&
  one.x < word.x &&
  endOf(one) > word.x - word.height * apart;

/** The box around boxes. */
export function aroundAll(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [end, foot] = [Math.max(...boxes.map(endOf)), Math.max(...boxes.map(footOf))];
  return { x, y, width: end - x, height: foot - y };
}

export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A part of a page alone, white around it. */
export function cutOut({ data, width, height }: Pixels, box: Box): Pixels {
  const part = new Uint8ClampedArray(box.width * box.height * 4).fill(255);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const [from, down] = [box.x + x, box.y + y];
      const isWithin = from >= 0 && down >= 0 && from < width && down < height;
      if (isWithin) part[(y * box.width + x) * 4] = data[(down * width + from) * 4] ?? 255;
    }
  return { data: part, width: box.width, height: box.height };
}
