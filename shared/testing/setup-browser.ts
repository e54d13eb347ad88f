import './quick-jsdom.ts';
import '../browser/client/token.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// A page comes by import(), and a machine that runs all tests at once takes its time to bring it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.menuleafAccessToken = undefined;
});

// What jsdom does not draw it does not scroll either.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom knows only its own abort signals; the ones of these tests are Node's. Its window has a method of its own.
const elements: EventTarget = Object.getPrototypeOf(Node.prototype);
for (const target of [elements, window]) {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const listen = target.addEventListener;
  target.addEventListener = function add(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options };
    if (signal?.aborted) return;
    const asked = this ?? window;
    listen.call(asked, type, listener, others);
    signal?.addEventListener('abort', () => asked.removeEventListener(type, listener, others));
  };
}
