import type { Locator, Page } from 'playwright-core';
import { type Counts, nothingYet, type Work } from './work.ts';

/** Of the height of the screen: as far as a thumb moves a page. */
const reach = 0.7;
/** Beyond this the place is not on the page. */
const mostSwipes = 80;
/** What takes longer than this to come is waited for; anything shorter goes by while one looks. */
const patienceMs = 1000;

/** Where a place is: in sight and free, above what is seen, below it, or nowhere yet. */
type Where = 'here' | 'above' | 'below' | 'nowhere';

/** Runs in the page, so it holds all that it needs. */
function whereIs(element: Element): Where {
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  if (at && (element.contains(at) || at.contains(element))) return 'here';
  const label = at?.closest('label');
  if (label?.contains(element)) return 'here';
  return (top + bottom) / 2 < innerHeight / 2 ? 'above' : 'below';
}

/** The one way in which a bench touches the product, so that nothing is done without being counted. */
export class Thumb {
  readonly page: Page;
  readonly #counts: Counts = nothingYet();
  #waitedMs = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get work(): Work {
    return { counts: { ...this.#counts }, waitedMs: this.#waitedMs };
  }

  /** Waits for what shows that another screen is there, and looks at it. */
  async sees(sign: Locator): Promise<void> {
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

  /** Types where the focus is. */
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

  /** A long press, and Paste. */
  async paste(place: Locator, text: string): Promise<void> {
    await this.tap(place);
    this.#counts.taps += 1;
    await this.page.keyboard.insertText(text);
  }

  /** A tap that opens the phone's own list of files, one for each of them, and one that takes them. */
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

  /** Down to the end of what is to be looked over. */
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
    // Of a long list what is far away is not in the page.
    if (isMore) return 'nowhere';
    await place.first().waitFor();
    return place.first().evaluate(whereIs);
  }
}
