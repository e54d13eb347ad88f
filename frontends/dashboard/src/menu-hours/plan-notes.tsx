import { TriangleAlert } from 'lucide-react';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';
import styles from './menu-hours.css';
import { coverOfTimes, gapsOf, openCover, overlapsOf } from './week-cover.ts';

type Named = { name: string; times: readonly MenuTime[] };

type PlanNotesProps = { active: Named; further: readonly Named[]; hours: WrittenHours };

/** Likely mistakes: menus that overlap, and open hours that no menu covers. */
function notesOf({ active, further, hours }: PlanNotesProps): string[] {
  const covers = further.map(({ name, times }) => ({ name, cover: coverOfTimes(times) }));
  const overlaps = overlapsOf(covers).map(
    ({ first, second, times }) =>
      `${first} and ${second} overlap, ${timesWords(times)}: guests see ${first} first.`,
  );
  const open = openCover(hours);
  // An active menu without times covers the rest.
  if (!open || active.times.length === 0) return overlaps;
  const named = [coverOfTimes(active.times), ...covers.map(({ cover }) => cover)];
  const gaps = gapsOf(open, named);
  return gaps.length > 0
    ? [
        ...overlaps,
        `You’re open, but no menu covers ${timesWords(gaps)}: guests see ${active.name} then.`,
      ]
    : overlaps;
}

export function PlanNotes(props: PlanNotesProps) {
  const notes = notesOf(props);
  return (
    <div aria-live="polite">
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>{note}</span>
        </p>
      ))}
    </div>
  );
}
