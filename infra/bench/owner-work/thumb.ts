import type { Locator, Page } from 'playwright-core';
import { type Counts, noWork, type Work } from './work.ts';

/** Fraction of the screen height that a thumb scrolls. */
const reach = 0.7;
/** Beyond this, it is not on the page. */
const mostSwipes = 80;
/** Longer delays count as waiting; shorter ones pass while the user looks. */
const patienceMs = 1000;

/** An element's position: visible and free, above the viewport, below, or not there. */
type Where = 'here' | 'above' | 'below' | 'nowhere';

/** Runs in the page, so it must be self-contained. */
function whereIs(element: Element): Where {
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  if (at && (element.contains(at) || at.contains(element))) return 'here';
  const label = at?.closest('label');
  if (label?.contains(element)) return 'here';
  return (top + bottom) / 2 < innerHeight / 2 ? 'above' : 'below';
}

/** A bench only touches the product through this, so that every action is counted. */
export class Thumb {
  readonly page: Page;
  readonly #counts: Counts = noWork();
  #waitedMs = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get work(): Work {
    return { counts: { ...this.#counts }, waitedMs: this.#waitedMs };
  }

  /** Waits for a sign of a new screen, and counts a look at it. */
  async waitForScreen(sign: Locator): Promise<void> {
    const from = performance.now();
    await sign.first().waitFor({ timeout: 180_000 });
    const took = performance.now() - from;
    if (took > patienceMs) this.#waitedMs += took;
    this.#counts.screens += 1;
  }

  async tap(place: Locator): Promise<void> {
    await this.#find(place);
    this.#counts.taps += 1;
    await place.tap();
  }

  /** Types into the focus. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  async press(key: string): Promise<void> {
    this.#counts.keys += 1;
    await this.page.keyboard.press(key);
  }

  async fill(place: Locator, text: string): Promise<void> {
    await this.tap(place);
    await this.type(text);
  }

  /** Long press, then Paste. */
  async paste(place: Locator, text: string): Promise<void> {
    await this.tap(place);
    this.#counts.taps += 1;
    await this.page.keyboard.insertText(text);
  }

  /** A tap that opens the phone's file picker, one per file, and one to confirm. */
  async choose(button: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
    const asked = this.page.waitForEvent('filechooser');
    await this.tap(button);
    this.#counts.screens += 1;
    this.#counts.taps += files.length + 1;
    await (await asked).setFiles(files);
  }

  async swipe(towards: 1 | -1 = 1): Promise<void> {
    this.#counts.swipes += 1;
    await this.page.evaluate(async (part) => {
      window.scrollBy(0, innerHeight * part);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, reach * towards);
  }

  /** Scrolls down to the end of the review. */
  async swipeThrough(): Promise<void> {
    const isAtEnd = () =>
      this.page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4);
    while (!(await isAtEnd())) await this.swipe();
  }

  async #find(place: Locator): Promise<void> {
    for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
      const where = await this.#where(place);
      if (where === 'here') return;
      await this.swipe(where === 'above' ? -1 : 1);
    }
    throw new Error(`A thumb does not reach ${String(place)}`);
  }

  async #where(place: Locator): Promise<Where> {
    if ((await place.count()) > 0) return place.first().evaluate(whereIs);
    const isMore = await this.page.evaluate(
      () => scrollY + innerHeight < document.documentElement.scrollHeight - 4,
    );
    // Long lists don't render rows far away.
    if (isMore) return 'nowhere';
    await place.first().waitFor();
    return place.first().evaluate(whereIs);
  }
}
