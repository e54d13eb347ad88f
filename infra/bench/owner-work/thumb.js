import { nothingYet } from './work.ts';
/** Of the height of the screen: as far as a thumb moves a page. */
const reach = 0.7;
/** Beyond this the place is not on the page. */
const mostSwipes = 80;
/** What takes longer than this to come is waited for; anything shorter goes by while one looks. */
const patienceMs = 1000;
/** Runs in the page, so it holds all that it needs. */
function whereIs(element) {
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  if (at && (element.contains(at) || at.contains(element))) return 'here';
  const label = at?.closest('label');
  if (label?.contains(element)) return 'here';
  return (top + bottom) / 2 < innerHeight / 2 ? 'above' : 'below';
}
/** The one way in which a bench touches the product, so that nothing is done without being counted. */
export class Thumb {
  page;
  #counts = nothingYet();
  #waitedMs = 0;
  constructor(page) {
    this.page = page;
  }
  get work() {
    return { counts: { ...this.#counts }, waitedMs: this.#waitedMs };
  }
  /** Waits for what shows that another screen is there, and looks at it. */
  async sees(sign) {
    const from = performance.now();
    await sign.first().waitFor({ timeout: 180_000 });
    const took = performance.now() - from;
    if (took > patienceMs) this.#waitedMs += took;
    this.#counts.screens += 1;
  }
  async tap(place) {
    await this.#find(place);
    this.#counts.taps += 1;
    await place.tap();
  }
  /** Types where the focus is. */
  async type(text) {
    for (const key of text) await this.press(key);
  }
  async press(key) {
    this.#counts.keys += 1;
    await this.page.keyboard.press(key);
  }
  async fill(place, text) {
    await this.tap(place);
    await this.type(text);
  }
  /** A long press, and Paste. */
  async paste(place, text) {
    await this.tap(place);
    this.#counts.taps += 1;
    await this.page.keyboard.insertText(text);
  }
  /** A tap that opens the phone's own list of files, one for each of them, and one that takes them. */
  async choose(button, files) {
    const asked = this.page.waitForEvent('filechooser');
    await this.tap(button);
    this.#counts.screens += 1;
    this.#counts.taps += files.length + 1;
    await (await asked).setFiles(files);
  }
  async swipe(towards = 1) {
    this.#counts.swipes += 1;
    await this.page.evaluate(async (part) => {
      window.scrollBy(0, innerHeight * part);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, reach * towards);
  }
  /** Down to the end of what is to be looked over. */
  async swipeThrough() {
    const isAtEnd = () =>
      this.page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 4);
    while (!(await isAtEnd())) await this.swipe();
  }
  async #find(place) {
    for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
      const where = await this.#where(place);
      if (where === 'here') return;
      await this.swipe(where === 'above' ? -1 : 1);
    }
    throw new Error(`A thumb does not reach ${String(place)}`);
  }
  async #where(place) {
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
