/** Markup that is safe to send. */
export class Html {
  markup;
  constructor(markup) {
    this.markup = markup;
  }
}
/** A template in which every text is escaped. */
export function html(texts, ...parts) {
  return new Html(texts.map((text, index) => text + render(parts[index])).join(''));
}
function render(part) {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
