import { hoursOfWeek, openState, readWeek } from '@menuleaf/shared/menu/hours/open-state.ts';
import { openWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import styles from './hours.css';

/** What the page says of these hours at this moment; undefined where they do not tell. */
function openNow(hours: WrittenHours, zone: string): string | undefined {
  const week = weekText(hours);
  if (week === undefined || zone === '') return undefined;
  const state = openState(hoursOfWeek(readWeek(week)), readZone(zoneText(zone)), Date.now());
  return state && openWords(state);
}

export function OpenNow({ hours, zone }: { hours: WrittenHours; zone: string }) {
  const words = openNow(hours, zone);
  return words ? (
    <p className={styles['quiet']}>
      Right now your page says <strong className={styles['now']}>{words}</strong>
    </p>
  ) : null;
}
