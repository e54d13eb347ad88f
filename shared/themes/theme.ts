import type { Ground } from '../menu/palette.ts';
import type { FaceName } from './faces.ts';
import type { StackName } from './stacks.ts';

/** Colors of a page in one scheme, with a default accent; all others are derived from them. */
export type Colors = Ground & { accent: string };

/** A page's look, as data: each value maps to CSS that all themes share. */
export type Theme = {
  /** Shown to owners. */
  title: string;
  /** For headings: a web font, or a system font stack. */
  face: FaceName | StackName;
  /** For all else, and headings with letters the font lacks. */
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
  /** Columns of dishes on wide screens. */
  columns?: 2;
};
