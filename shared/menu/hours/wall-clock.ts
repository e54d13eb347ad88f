const minute = 60_000;
const day = 86_400_000;

/** A zone's offset from UTC at an instant; both in milliseconds. */
export type Offset = (instant: number) => number;

/** Parses zoneText's output: the offset in minutes, then each change as `minutes since 1970:offset`. */
export function readZone(text: string): Offset {
  const [first = '0', ...changes] = text.split(';');
  const steps = changes.map((change) => {
    const [at = 0, offset = 0] = change.split(':').map(Number);
    return { at: at * minute, offset: offset * minute };
  });
  return (instant) => steps.findLast(({ at }) => at <= instant)?.offset ?? Number(first) * minute;
}

/**
 * A restaurant's wall clock: converts instants to local time, as milliseconds since 1970 as if UTC, and back. A
 * repeated time (clocks go back) is the first of the two; a skipped one moves on by the gap.
 */
export function wallClock(offset: Offset) {
  const reading = (instant: number) => instant + offset(instant);
  const instant = (wall: number): number => {
    const before = wall - offset(wall - day);
    const after = wall - offset(wall + day);
    return reading(before) === wall || reading(after) !== wall ? before : after;
  };
  return { reading, instant };
}
