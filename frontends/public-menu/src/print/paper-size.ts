/** Millimeters, portrait. */
export const paperSizes = {
  letter: { title: 'US Letter', width: 215.9, height: 279.4 },
  a4: { title: 'A4', width: 210, height: 297 },
} as const;
export type PaperName = keyof typeof paperSizes;

export const paperNamed = (name: string): PaperName => (name === 'a4' ? 'a4' : 'letter');

const lettered: ReadonlySet<string> = new Set(['USD', 'CAD', 'MXN', 'COP', 'CLP', 'PHP']);

export const usualPaper = (currency: string): PaperName =>
  lettered.has(currency) ? 'letter' : 'a4';

export type Sheet = { width: number; height: number };

export function sheetOf(paper: PaperName, isLandscape: boolean): Sheet {
  const { width, height } = paperSizes[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** CSS pixels per millimeter. */
export const pxPerMm = 96 / 25.4;
