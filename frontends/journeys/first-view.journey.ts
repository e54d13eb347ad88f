import { origin } from './browser.ts';
import { expect, test } from './journey.ts';

const boxesOf = () =>
  ['h1', 'h1 + p', 'a[href="/register"]:not(header a)', 'figure img:nth-child(2)'].map((name) => {
    const found = [...document.querySelectorAll(name)].find((it) => it.checkVisibility());
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return [name, found?.textContent, ...[x, y, width, height].map(Math.round)];
  });

for (const path of ['/', '/welcome']) {
  for (const width of [390, 1280]) {
    test(`${path} is seen before any script has come, and nothing moves when it has, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const scripts = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('h1:visible')).toHaveCount(1);
      await page.waitForFunction(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(boxesOf);
      scripts.resolve();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await page.evaluate(boxesOf)).toEqual(before);
    });
  }
}
