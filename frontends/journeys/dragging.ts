import type { BrowserContext, Locator, Page } from '@playwright/test';

export async function middleOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Point = Awaited<ReturnType<typeof middleOf>>;

/** With the mouse, slowly enough for what makes room on the way. */
export async function dragByMouse({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 25 });
  await mouse.up();
}

/** With a finger, up or down; Playwright alone only taps. */
export async function fingerOf(context: BrowserContext, page: Page) {
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async ({ x, y }: Point, to: number) => {
    await touch('touchStart', { x, y });
    for (let step = 1; step <= 20; step += 1)
      await touch('touchMove', { x, y: y + ((to - y) * step) / 20 });
    await touch('touchEnd');
  };
}
