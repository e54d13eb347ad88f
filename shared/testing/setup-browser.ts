import '../browser/client/token.ts';
import './global-jest.ts';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';

/**
 * Answers from an element's own neighbors what jsdom walks the whole page for: halves the time of tests that find
 * fields by role. Tests have no style sheets, so only inline styles count.
 */

/** Icons are SVG: finding by role asks for their styles as well. */
type Drawn = HTMLElement | SVGElement;

const neverDrawn = 'head, script, style, template, [hidden], dialog:not([open])';

const inherited = (element: Drawn, property: 'visibility' | 'pointer-events') => {
  for (let at: Drawn | null = element; at; at = at.parentElement) {
    const own = at.style.getPropertyValue(property);
    if (own) return own;
  }
  return property === 'visibility' ? 'visible' : 'auto';
};

function valueOf(element: Drawn, property: string): string {
  if (property === 'visibility' || property === 'pointer-events')
    return inherited(element, property);
  const own = element.style.getPropertyValue(property);
  if (own || property !== 'display') return own;
  return element.matches(neverDrawn) ? 'none' : 'block';
}

const asWritten = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const styleOf = (element: Drawn) =>
  new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
      if (typeof name === 'string' && typeof Reflect.get(style, name) === 'string')
        return valueOf(element, asWritten(name));
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });

const ofJsdom = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? styleOf(element)
    : ofJsdom(element, pseudo);

const labelsOf = (element: HTMLElement) => {
  const named = element.id
    ? element.ownerDocument.querySelectorAll(`label[for=${JSON.stringify(element.id)}]`)
    : [];
  const around = element.closest('label');
  return around && !around.htmlFor ? [around, ...named] : [...named];
};

for (const { prototype } of [
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  HTMLButtonElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });
}

// Pages load by import(), which takes time on a machine that runs all tests at once.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
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
