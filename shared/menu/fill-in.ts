/**
 * A text with its places filled in: `{name}`. Of two forms apart by a bar the first is for one (`n`), the other for any
 * other number.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  const forms = text.split('|');
  const form = (values['n'] === 1 ? forms[0] : forms.at(-1)) ?? text;
  return form.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
