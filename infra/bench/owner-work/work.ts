/** A user's actions by thumb, and screens to read. */
export type Counts = { taps: number; keys: number; swipes: number; screens: number };

export const noWork = (): Counts => ({ taps: 0, keys: 0, swipes: 0, screens: 0 });

/**
 * Seconds per action for a practiced user: a tap including finding its target, a key on a phone, a swipe, and the first
 * look at a screen.
 */
const seconds: Counts = { taps: 1.2, keys: 0.33, swipes: 0.9, screens: 2.5 };

export const secondsOf = ({ taps, keys, swipes, screens }: Counts): number =>
  taps * seconds.taps + keys * seconds.keys + swipes * seconds.swipes + screens * seconds.screens;

/** Result of a flow: `waitedMs` is the machine's time, on top of the counts. */
export type Work = { counts: Counts; waitedMs: number };

function clock(exact: number): string {
  const all = Math.round(exact);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')} min`;
}

export function printWork(name: string, { counts, waitedMs }: Work, goal = ''): void {
  const { taps, keys, swipes, screens } = counts;
  const figures = [
    `${taps} taps`.padStart(9),
    `${keys} keys`.padStart(9),
    `${swipes} swipes`.padStart(10),
    `${screens} screens`.padStart(11),
  ].join('');
  const waited = waitedMs > 0 ? `, and ${(waitedMs / 1000).toFixed(0)} s of waiting` : '';
  console.log(`${name.padEnd(38)}${figures}  ${clock(secondsOf(counts))}${waited}${goal}`);
}
