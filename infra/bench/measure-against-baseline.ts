import type { Browser } from 'playwright-core';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { baselinePage, putBaseline } from './samples/baseline-page.ts';
import { type Figures, measurePage, median } from './measure-page.ts';
import { pageWith } from './samples/page-with.ts';

type Asked = {
  /** Marker text that identifies the page to measure. */
  sign: string;
  runs: number;
  /** Its first photo is in the floor too. */
  photo?: 'photo' | undefined;
};

let baselines = 0;

/** Measures a published page and its floor in turns, so that other load affects both; medians. */
export async function measureAgainstBaseline(
  cloud: LocalCloud,
  browser: Browser,
  url: string,
  { sign, runs, photo }: Asked,
) {
  const html = await pageWith(url, sign);
  baselines += 1;
  const baselineKey = `restaurant/floor${baselines}`;
  const plain = await baselinePage(browser, html, photo);
  await putBaseline(cloud, baselineKey, plain);
  const pages: Figures[] = [];
  const plains: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    plains.push(await measurePage(browser, `${cloud.origin}/${baselineKey}`));
    pages.push(await measurePage(browser, url));
  }
  return { html, plain, page: median(pages), floor: median(plains) };
}
