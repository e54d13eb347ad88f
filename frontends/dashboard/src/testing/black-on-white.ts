/** From the left and from above, wide and high. */
export type Ink = readonly [left: number, top: number, width: number, height: number];

/** White paper with black boxes. */
export function blackOnWhite([width, height]: readonly [number, number], boxes: readonly Ink[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}
