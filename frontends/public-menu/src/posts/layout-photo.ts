import type { Block, PhotoShape } from './mark.ts';
import type { Pen } from './pen.ts';

/** Photo beside a dish: width by height, in pixels at the smallest scale. */
const small = { square: [168, 126], round: [150, 150], arch: [128, 158] } as const;
/** Photo above its dish. */
const large = { square: [760, 570], round: [560, 560], arch: [470, 580] } as const;

/** A photo in the theme's shape: centered, or at the upper left to go beside its dish. */
export function layoutPhoto(pen: Pen, url: string, { isLarge }: { isLarge: boolean }): Block {
  const { photos } = pen.style.theme;
  const shape: PhotoShape = photos === 'full' ? 'square' : photos;
  const [wide, high] = (isLarge ? large : small)[shape];
  const scale = isLarge ? Math.min(pen.scale, pen.width / wide) : pen.scale;
  const [width, height] = [wide * scale, high * scale];
  return {
    marks: [{ kind: 'photo', url, shape, x: (pen.width - width) / 2, y: 0, width, height }],
    height,
  };
}
