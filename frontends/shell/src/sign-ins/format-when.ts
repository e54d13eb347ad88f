const hourMs = 3_600_000;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** `less than an hour ago`, `5 hours ago`, `yesterday`, later the date: times are kept to the hour. */
export function formatWhen(instant: string): string {
  const hours = Math.floor((Date.now() - Date.parse(instant)) / hourMs);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 24) return relative.format(-hours, 'hour');
  if (hours < 24 * 7) return relative.format(-Math.floor(hours / 24), 'day');
  return day.format(new Date(instant));
}
