import './quick-jsdom.ts';
import '../browser/client/token.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Pages load by import(), which takes time on a machine that runs all tests at once.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.menuleafAccessToken = undefined;
});

// jsdom doesn't render, so it doesn't scroll either.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom only accepts its own abort signals; these tests use Node's. Its window overrides the method.
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
