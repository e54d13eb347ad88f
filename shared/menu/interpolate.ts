/**
 * Fills placeholders such as `{name}`. Of two forms separated by a bar, the first is the singular (`n` is 1), the other
 * the plural.
 */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const forms = text.split('|');
  const form = (values['n'] === 1 ? forms[0] : forms.at(-1)) ?? text;
  return form.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
