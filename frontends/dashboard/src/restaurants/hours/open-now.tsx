import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { readWeek } from '@menuleaf/shared/menu/hours/open-state.ts';
import { openWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import {
  hoursWithSpecial,
  nextOpenState,
  readSpecial,
} from '@menuleaf/shared/menu/hours/special-days.ts';
import { specialText } from '@menuleaf/shared/menu/hours/special-text.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import styles from './hours.css';

type OpenNowProps = {
  hours: WrittenHours;
  special: readonly SpecialDay[] | undefined;
  zone: string;
};

/** What the page says of these hours now; undefined if they do not tell. */
function openNow({ hours, special, zone }: OpenNowProps): string | undefined {
  const week = weekText(hours);
  if (week === undefined || zone === '') return undefined;
  const days = specialText(special);
  const hoursOn = hoursWithSpecial(readWeek(week), days === undefined ? [] : readSpecial(days));
  const state = nextOpenState(hoursOn, readZone(zoneText(zone)), Date.now());
  return state && openWords(state);
}

export function OpenNow(props: OpenNowProps) {
  const words = openNow(props);
  return words ? (
    <p className={styles['quiet']}>
      Right now your page says <strong className={styles['now']}>{words}</strong>
    </p>
  ) : null;
}
