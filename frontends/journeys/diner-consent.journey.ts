import { languagesOfControls, loadWords } from '@menuleaf/public-menu/src/words/load-words.ts';
import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { expect, test } from './guest-test.ts';

test('the notice about cookies is one line of at most 56 px in all languages, on the smallest phones too', async ({
  guest,
}) => {
  const { page } = await guest({ knowsBanner: false, viewport: { width: 320, height: 640 } });
  await page.locator('.cookies').waitFor();
  for (const language of languagesOfControls) {
    const { script: first } = await loadWords(language);
    const size = await page.evaluate(
      ([cookies, decline, accept, dir]) => {
        document.documentElement.dir = dir ?? '';
        const banner = document.querySelector('.cookies');
        const parts = [...(banner?.children ?? [])];
        [cookies, decline, accept].forEach((text, at) => {
          const part = parts[at];
          if (part) part.textContent = text ?? '';
        });
        const isIn = (part: Element) =>
          part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth;
        return {
          high: banner?.clientHeight,
          fits: banner !== null && [banner, ...parts].every(isIn),
        };
      },
      [first.cookies, first.decline, first.accept, isRightToLeft(language) ? 'rtl' : 'ltr'],
    );
    expect([language, size.fits]).toEqual([language, true]);
    expect(size.high).toBeLessThanOrEqual(56);
  }
});

test('it moves nothing, leaves room at the end of the page, and never comes again after an answer', async ({
  guest,
}) => {
  const { page } = await guest({ knowsBanner: false });
  const banner = page.locator('.cookies');
  const foot = () => page.locator('footer').boundingBox();
  const before = await foot();
  await banner.waitFor();
  expect(await foot()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [end, notice] = [
    await page.getByText(/^Menuleaf ©/).evaluate((footer) => {
      const range = document.createRange();
      range.selectNodeContents(footer);
      return range.getBoundingClientRect().bottom;
    }),
    await banner.boundingBox(),
  ];
  expect(end).toBeLessThanOrEqual(notice?.y ?? 0);
  expect(
    await page.getByRole('link', { name: 'This page works without cookies.' }).getAttribute('href'),
  ).toBe('/privacy');
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(1500);
  expect(await banner.count()).toBe(0);
});
