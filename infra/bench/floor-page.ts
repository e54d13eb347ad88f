import type { Browser } from 'playwright-core';

/** The same text as a published page, as HTML with nothing else: no style, no script, no structured data. */
export async function floorPage(browser: Browser, html: string): Promise<string> {
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
