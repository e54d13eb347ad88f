import { eachReads } from '../../parse/testing/read-text.ts';
import { blackOnWhite } from '../../../testing/black-on-white.ts';
import type { Box } from './pixels.ts';
import { withoutLeaders } from './dot-leaders.ts';

const dots = (...starts: number[]): Box[] => starts.map((x) => ({ x, y: 20, width: 3, height: 3 }));

/** How many pixels of boxes are ink when leaders are left out of them. */
function inkLeft(boxes: readonly Box[]): number {
  const image = blackOnWhite(
    [640, 60],
    boxes.map(({ x, y, width, height }) => [x, y, width, height]),
  );
  withoutLeaders(image);
  return image.data.filter((value, at) => at % 4 === 0 && value < 128).length;
}

const letter = { x: 10, y: 5, width: 12, height: 18 };

eachReads(inkLeft, {
  'of dots in a row what is no leader is left': [
    [letter, ...dots(30, 38, 46, 54, 62, 70, 78)],
    12 * 18,
  ],
  'of dashes in a row what is no leader is left': [
    [letter, ...[30, 38, 46, 54, 62, 70, 78].map((x) => ({ x, y: 26, width: 5, height: 2 }))],
    12 * 18,
  ],
  'of letters in small print what is no leader is left': [
    [30, 38, 46, 54, 62, 70, 78].map((x, at) => ({ x, y: 18, width: at % 2 ? 2 : 5, height: 5 })),
    4 * 25 + 3 * 10,
  ],
  'of round letters between others what is no leader is left': [
    [30, 44, 61, 82, 98, 119, 133].map((x) => ({ x, y: 18, width: 2, height: 2 })),
    7 * 4,
  ],
  'of few dots what is no leader is left': [[...dots(30, 38, 46, 54)], 4 * 9],
  'of marks that stand here and there what is no leader is left': [
    [...dots(30, 52, 60, 99, 111, 140, 170)],
    7 * 9,
  ],
  'of strokes what is no leader is left': [
    [30, 42, 54, 66, 78, 90].map((x) => ({ ...letter, x, width: 6 })),
    6 * 6 * 18,
  ],
});
