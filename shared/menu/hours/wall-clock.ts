const minute = 60_000;
const day = 86_400_000;

/** How far a zone's clock is ahead of UTC at an instant; both in milliseconds. */
export type Offset = (instant: number) => number;

/** Reads what zoneText wrote: the offset in minutes, then each change as `minutes since 1970:offset`. */
export function readZone(text: string): Offset {
  const [first = '0', ...changes] = text.split(';');
  const steps = changes.map((change) => {
    const [at = 0, offset = 0] = change.split(':').map(Number);
    return { at: at * minute, offset: offset * minute };
  });
  return (instant) => steps.findLast(({ at }) => at <= instant)?.offset ?? Number(first) * minute;
}

/**
 * The clock on a restaurant's wall: instants to its reading, as milliseconds since 1970 as if it were UTC, and back.
 * A reading that comes twice (clocks go back) is the first of the two; one that is left out is moved on by the gap.
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
