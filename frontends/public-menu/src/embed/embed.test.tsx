const ours = 'https://menuleaf.example';

beforeEach(() => {
  jest.resetModules();
  document.documentElement.lang = 'de';
  document.body.innerHTML = `<div style="min-height:100vh"><a href="${ours}/restaurant/r1/menu">Our menu</a></div>`;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'currentScript');
});

/** As a browser runs the script in a page of another site. */
async function embedded(data: Record<string, string> = { restaurant: 'r1' }) {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${ours}/restaurant/embed.js` });
  Object.assign(script.dataset, data);
  document.querySelector('div')?.append(script);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await import('./embed.ts');
  return document.querySelector('iframe');
}

/** Posts a message from a window to us. */
const say = (source: Window | null | undefined, origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data }));

test('the frame takes the place of the link, in the language of the page around it', async () => {
  const frame = await embedded();
  expect(frame?.src).toBe(`${ours}/restaurant/r1/embed?lang=de`);
  expect(document.querySelector('a')).toBeNull();
});

test('a restaurant stays within its step of the address', async () => {
  const frame = await embedded({ restaurant: '../../api/x?y' });
  expect(frame?.src).toBe(`${ours}/restaurant/..%2F..%2Fapi%2Fx%3Fy/embed?lang=de`);
});

test('a page restored from a copy of itself runs the script again, and has one menu', async () => {
  await embedded();
  document.querySelector('script')?.remove();
  jest.resetModules();
  await embedded();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('where no restaurant is named nothing happens', async () => {
  expect(await embedded({})).toBeNull();
  expect(document.querySelector('a')).not.toBeNull();
});

test('the menu alone says how tall it is: no other window, and no other site in its frame', async () => {
  const frame = await embedded();
  say(window, ours, { height: 5000 });
  say(frame?.contentWindow, 'https://thief.example', { height: 5000 });
  expect(frame?.style.height).toBe('100vh');
  say(frame?.contentWindow, ours, { height: 5000.4 });
  expect(frame?.style.height).toBe('5001px');
});

test('what is no height changes nothing and breaks nothing', async () => {
  const frame = await embedded();
  for (const data of [{}, { height: -1 }, { height: 'javascript:1' }, 'text', 7]) {
    say(frame?.contentWindow, ours, data);
  }
  expect(frame?.style.height).toBe('100vh');
});

test('where the frame tells nothing, since this site is not named, the link comes back; a menu stays', async () => {
  jest.useFakeTimers();
  const refused = await embedded();
  refused?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('a')?.href).toBe(`${ours}/restaurant/r1/menu`);
  jest.resetModules();
  const frame = await embedded();
  frame?.dispatchEvent(new Event('load'));
  say(frame?.contentWindow, ours, { height: 700 });
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('iframe')).toBe(frame);
});
