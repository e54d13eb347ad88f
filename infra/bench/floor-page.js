import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { pageCaching } from '@menuleaf/public-menu-service/pages/pages-store.ts';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';
/** The same text as a published page, as HTML with nothing else: no style, no script, no structured data. */
export async function floorPage(browser, html) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html);
  const body = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('nav a,h1,h2,h3,p,.price')];
    return texts.map((text) => {
      const plain = document.createElement(text.matches('a,span') ? 'p' : text.localName);
      plain.textContent = text.textContent;
      return plain.outerHTML;
    });
  });
  await context.close();
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    ...body,
  ].join('\n');
}
/** Serves a floor as a published page is served: from the bucket, through the edge. */
export async function putFloor(cloud, key, floor) {
  const bucket = Object.values(cloud.environments).find((it) => it.PAGES_BUCKET)?.PAGES_BUCKET;
  const endpoint = cloud.endpoints.AWS_ENDPOINT_URL_S3 ?? '';
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: cloud.credentials,
    forcePathStyle: true,
  });
  const stored = { ContentType: 'text/html; charset=utf-8', CacheControl: pageCaching };
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: floor, ...stored }));
}
