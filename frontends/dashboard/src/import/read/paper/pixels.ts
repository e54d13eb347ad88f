export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
export type Box = { x: number; y: number; width: number; height: number };

export const endOf = ({ x, width }: Pick<Box, 'x' | 'width'>) => x + width;
export const footOf = ({ y, height }: Pick<Box, 'y' | 'height'>) => y + height;

/** The box around boxes. */
export function aroundAll(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [end, foot] = [Math.max(...boxes.map(endOf)), Math.max(...boxes.map(footOf))];
  return { x, y, width: end - x, height: foot - y };
}

export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
