const minute = 60_000;
const day = 86_400_000;
/** A page not republished for this long keeps its last offset. */
const lookaheadDays = 5 * 366;

function offsets(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant: number): number => {
    const [month = 1, date = 1, year = 1970, hour = 0, min = 0] = format
      .format(instant)
      .split(/\D+/)
      .map(Number);
    return (Date.UTC(year, month - 1, date, hour, min) - instant) / minute;
  };
}

const known = new Map<string, string>();

/**
 * A zone's offset changes from a day on, for the page's script: a zone lookup takes a browser tens of milliseconds,
 * which would delay the first view on a slow phone.
 */
export function zoneText(timeZone: string, now = Date.now()): string {
  const start = Math.floor(now / day) * day;
  const key = `${timeZone} ${start}`;
  const found = known.get(key) ?? describe(timeZone, start);
  known.set(key, found);
  return found;
}

function describe(timeZone: string, start: number): string {
  const offset = offsets(timeZone);
  const parts = [String(offset(start))];
  for (let at = start; at < start + lookaheadDays * day; at += day) {
    if (offset(at) === offset(at + day)) continue;
    let [before, after] = [at, at + day];
    while (after - before > minute) {
      const middle = Math.floor((before + after) / 2 / minute) * minute;
      if (offset(middle) === offset(before)) before = middle;
      else after = middle;
    }
    parts.push(`${after / minute}:${offset(after)}`);
  }
  return parts.join(';');
}
