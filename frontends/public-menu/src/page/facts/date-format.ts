/** More than a page ever needs, and few enough to keep in memory. */
const most = 50;
const made = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a tenth of a millisecond, and a menu may need one a thousand times. */
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
