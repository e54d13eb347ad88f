/** More than one page ever needs, and few enough to keep beside each other for long. */
const most = 50;
const made = new Map<string, Intl.DateTimeFormat>();

/** A format is made in a tenth of a millisecond, and a menu may ask for the same one a thousand times. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = made.get(key);
  if (known) return known;
  if (made.size >= most) made.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
