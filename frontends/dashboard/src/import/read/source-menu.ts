import type { OcrLanguage } from './languages.ts';
import type { SourceLine } from '../parse/source-line.ts';

export type Reading = {
  /** From 0 to 1, with a status text. */
  onProgress: (part: number, words: string) => void;
  signal: AbortSignal;
  /** Of photos, where the owner says so; otherwise it is found out, from `likelyLanguage` on. */
  language?: OcrLanguage | undefined;
  likelyLanguage: OcrLanguage;
  /** The restaurant's, where there is one: it tells of scripts that a menu may be in. */
  currency?: string | undefined;
  /** Of the owner's currency. */
  decimals: number;
};

export type MenuLines = {
  kind: 'lines';
  lines: SourceLine[];
  images: string[];
  /** What the owner is told of photos of which much was not read. */
  warnings?: string[];
};

export type MenuSheet = {
  kind: 'sheet';
  rows: string[][];
  /** Where it is one of several files. */
  fileName?: string;
};

export type SourceMenu = MenuLines | MenuSheet;
