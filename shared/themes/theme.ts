import type { Ground } from '../menu/palette.ts';
import type { FaceName } from './faces.ts';
import type { StackName } from './stacks.ts';

/** The colors of a page in one scheme, with its accent until the owner chooses one; all others follow from them. */
export type Colors = Ground & { accent: string };

/** A look for a whole page, as data: what each word does is CSS that all themes share. */
export type Theme = {
  /** As owners read it. */
  title: string;
  /** Of headings: one that pages bring, or one that phones have. */
  face: FaceName | StackName;
  /** Of all else; also of headings whose letters the face lacks. */
  text: StackName;
  light: Colors;
  dark: Colors;
  /** Restaurant and categories in capitals. */
  caps?: true;
  prices: 'right' | 'leader' | 'below' | 'after';
  sections: 'plain' | 'rule' | 'caps' | 'ornament' | 'numeral' | 'block' | 'dots' | 'wave' | 'leaf';
  photos: 'square' | 'round' | 'arch' | 'full';
  head: 'bar' | 'cover' | 'center' | 'split' | 'awning' | 'field';
  density: 'close' | 'usual' | 'airy';
  /** Of dishes, where a desk has the room. */
  columns?: 2;
};
