import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';

/** Millimeters, portrait. */
export const paperSizes = {
  letter: { title: 'US Letter', width: 215.9, height: 279.4 },
  a4: { title: 'A4', width: 210, height: 297 },
} as const;
export type PaperName = keyof typeof paperSizes;

export const paperNamed = (name: string): PaperName => (name === 'a4' ? 'a4' : 'letter');

/** The regions whose `paperSize` is US Letter in CLDR. */
const lettered = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE';

/** By the country; where that is the default, which nobody may have chosen, by that of the currency. */
export function usualPaper(country: string | undefined, currency: string): PaperName {
  const region = regionOf(country ?? '') ?? 'US';
  return lettered.includes(region === 'US' ? currency.slice(0, 2) : region) ? 'letter' : 'a4';
}

export type Sheet = { width: number; height: number };

export function sheetOf(paper: PaperName, isLandscape: boolean): Sheet {
  const { width, height } = paperSizes[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** CSS pixels per millimeter. */
export const pxPerMm = 96 / 25.4;
