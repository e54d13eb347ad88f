import type { Browser } from 'playwright-core';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { floorPage, putFloor } from './samples/floor-page.ts';
import { type Figures, measurePage, median } from './measure-page.ts';
import { pageWith } from './samples/page-with.ts';

type MeasureOptions = {
  /** Marker text that identifies the page to measure. */
  sign: string;
  runs: number;
  /** Its first photo is in the floor too. */
  photo?: 'photo' | undefined;
};

let floors = 0;

/** Measures a published page and its floor in turns, so that other load affects both; medians. */
export async function measureWithFloor(
  cloud: LocalCloud,
  browser: Browser,
  url: string,
  { sign, runs, photo }: MeasureOptions,
) {
  const html = await pageWith(url, sign);
  floors += 1;
  const floorKey = `restaurant/floor${floors}`;
  const plain = await floorPage(browser, html, photo);
  await putFloor(cloud, floorKey, plain);
  const pages: Figures[] = [];
  const plains: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    plains.push(await measurePage(browser, `${cloud.origin}/${floorKey}`));
    pages.push(await measurePage(browser, url));
  }
  return { html, plain, page: median(pages), floor: median(plains) };
}
