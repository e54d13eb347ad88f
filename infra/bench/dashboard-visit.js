import { cpuSlowdown, observe, slow4g } from './measure-page.ts';
export async function signedIn(browser, { origin, token }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    baseURL: origin,
  });
  await context.addInitScript((kept) => {
    localStorage.setItem('menuleaf-access-token', kept);
    localStorage.setItem('cookie-consent', 'declined');
  }, token);
  return context;
}
async function onSlowPhone(context, page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
async function weightOf(request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}
/** Addresses of what the browser had already. */
const fromCache = (page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const isSent = (entry) => 'transferSize' in entry && Number(entry.transferSize) > 0;
    const sent = new Set(entries.filter(isSent).map(({ name }) => name));
    return entries.map(({ name }) => name).filter((name) => !sent.has(name));
  });
/** A visit until the first row is there: what went over the wire by then, and how long it took. */
export async function visit(context, { path, row, slow = true }) {
  const finished = [];
  const note = (request) => finished.push(request);
  context.on('requestfinished', note);
  const page = await context.newPage();
  await page.addInitScript(observe);
  if (slow) await onSlowPhone(context, page);
  const from = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await row(page).waitFor();
  const usable = performance.now() - from;
  context.off('requestfinished', note);
  const cached = new Set(await fromCache(page));
  const sent = finished.filter((request) => !cached.has(request.url()));
  const weights = await Promise.all(sent.map(weightOf));
  const blocked = await blockedAfterItems(page);
  const { fcp, cls } = await page.evaluate(() => globalThis.marks);
  const asked = await askedAt(page);
  await page.close();
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  return { bytes, requests: sent.length, fcp, cls, asked, usable, blocked };
}
const items = '/api/menus/all-items';
/** When the page asked for its data. */
const askedAt = (page) =>
  page.evaluate(
    (address) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(address))
        ?.startTime ?? 0,
    items,
  );
/** How long scripts kept the page from answering once the items were there: their own start, then the list's. */
async function blockedAfterItems(page) {
  await page.waitForTimeout(1000);
  return page.evaluate((address) => {
    const data = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes(address));
    const there = data ? data.startTime + data.duration : 0;
    const after = globalThis.marks.long.filter(({ start, ms }) => start + ms > there);
    return after.reduce((sum, { ms }) => sum + ms, 0);
  }, items);
}
/** A visit of who was never here, and one of who was. */
export async function twoVisits(browser, way) {
  const context = await signedIn(browser, way);
  const first = await visit(context, way);
  const second = await visit(context, way);
  await context.close();
  return { first, second };
}
