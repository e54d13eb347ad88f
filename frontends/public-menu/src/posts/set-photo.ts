import type { Block, PhotoShape } from './mark.ts';
import type { Pen } from './pen.ts';

/** Width by height, in pixels at the least scale, of a photo beside a dish. */
const small = { square: [168, 126], round: [150, 150], arch: [128, 158] } as const;
/** Of one that leads its dish. */
const large = { square: [760, 570], round: [560, 560], arch: [470, 580] } as const;

/** A photo in the theme's shape: in the middle, or for beside its dish at its upper left corner. */
export function setPhoto(pen: Pen, url: string, { isLarge }: { isLarge: boolean }): Block {
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
