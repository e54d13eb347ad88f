import type { SourceLine } from '../parse/source-line.ts';

export type Reading = {
  /** From 0 to 1, with a status text. */
  onProgress: (part: number, words: string) => void;
  signal: AbortSignal;
  /** OCR languages, by Tesseract code. */
  language: string;
  /** Of the owner's currency. */
  decimals: number;
};

export type SourceMenu =
  | { kind: 'lines'; lines: SourceLine[]; images: string[] }
  | { kind: 'sheet'; rows: string[][] };
