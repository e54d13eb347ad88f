import { PutObjectCommand } from '@aws-sdk/client-s3';
import { pageCaching } from '@menuleaf/public-menu-service/pages/pages-store.ts';
import type { Browser } from 'playwright-core';
import { bucketOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/**
 * A published page's text as plain HTML: no style, script or structured data. `photo`: with the page's first photo, in
 * the same size.
 */
export async function floorPage(browser: Browser, html: string, photo?: 'photo'): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html);
  const body = await page.evaluate(
    (first) => {
      const texts = [...document.querySelectorAll(`nav a,h1,h2,h3,p,.price${first}`)];
      const photos = texts.filter(({ localName }) => localName === 'picture');
      for (const later of photos.slice(1)) texts.splice(texts.indexOf(later), 1);
      return texts.map((text) => {
        if (text.localName === 'picture') {
          const image = text.querySelector('img');
          image?.setAttribute('style', 'width:92vw;height:auto');
          return text.outerHTML;
        }
        const plain = document.createElement(text.matches('a,span') ? 'p' : text.localName);
        plain.textContent = text.textContent;
        return plain.outerHTML;
      });
    },
    photo ? ',picture' : '',
  );
  await context.close();
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    ...body,
  ].join('\n');
}

/** Serves a floor like a published page: from the bucket, through the edge. */
export async function putFloor(cloud: LocalCloud, key: string, floor: string) {
  const { Bucket, s3 } = bucketOf(cloud, 'PAGES_BUCKET');
  const stored = { ContentType: 'text/html; charset=utf-8', CacheControl: pageCaching };
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: floor, ...stored }));
}
