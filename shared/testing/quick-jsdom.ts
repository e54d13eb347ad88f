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
