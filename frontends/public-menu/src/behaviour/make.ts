type Props = Record<string, string | boolean>;

/** An element with its attributes; `true` is an attribute without a value, `false` none. Text stays text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** Takes out again what was put in, once the behaviour ends. */
export function onAbort(signal: AbortSignal, undo: () => void) {
  signal.addEventListener('abort', undo);
}
