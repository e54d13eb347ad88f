import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import sharp from 'sharp';
import { shots } from './shots-folder.ts';

/** What sites that show a shared link take: 1.91 to 1. */
const size = { width: 1200, height: 630 };
/** Under 60 KB, as messengers ask. */
const quality = 70;

const base64 = async (file: string) => (await readFile(file)).toString('base64');

/** The picture that stands beside a link to a front page, drawn of the product's screenshots. */
export async function drawShareCard(): Promise<Buffer> {
  const face = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
  const serif = await base64(fileURLToPath(import.meta.resolve(face)));
  const phones = await Promise.all(
    ['menu-faro', 'menu-kaze', 'menu-perle'].map((name) => base64(join(shots, `${name}.webp`))),
  );
  const pictures = phones.map((phone) => `<img src="data:image/webp;base64,${phone}">`);
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>
    @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${serif}) }
    body { display: flex; align-items: center; gap: 28px; height: 630px; margin: 0; padding: 0 0 0 60px;
      overflow: hidden; background: #fbfaf7; color: #1b1f1a; font: 600 58px/1.12 Fraunces }
    h1 { flex: none; width: 408px; margin: 0; font: inherit }
    p { display: flex; align-items: center; gap: 12px; margin: 0 0 28px; color: #1f6b3b; font-size: 34px }
    div { display: flex; gap: 20px; align-self: start; margin-top: 56px }
    img { width: 200px; border: 7px solid #1b1f1a; border-radius: 28px }
    img:nth-child(2) { margin-top: 64px }
    img:nth-child(3) { margin-top: 20px }
  </style>
  <h1><p><svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round"><path d="M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20"/><path d="M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13"/></svg>Menuleaf</p>Your menu, always right, on every table</h1>
  <div>${pictures.join('')}</div>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot();
  await browser.close();
  return sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
}
