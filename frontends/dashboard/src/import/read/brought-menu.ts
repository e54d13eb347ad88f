import type { SourceLine } from '../parse/source-line.ts';

export type Reading = {
  /** From 0 to 1, with what is being done. */
  onProgress: (part: number, words: string) => void;
  signal: AbortSignal;
  /** The languages that photos are read in, as Tesseract calls them. */
  language: string;
};

export type Brought =
  | { kind: 'lines'; lines: SourceLine[]; images: string[] }
  | { kind: 'sheet'; rows: string[][] };
