type Props = Record<string, string | boolean>;

/** An element with attributes; `true` adds one without a value, `false` omits it. Text stays text. */
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

/** Removes what was inserted, once the behavior ends. */
export function onAbort(signal: AbortSignal, undo: () => void) {
  signal.addEventListener('abort', undo);
}
