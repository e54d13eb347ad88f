import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { MenuTimes } from './time-rows.tsx';
import { removingRow } from '../parts/focus-after.ts';
import styles from './menu-hours.css';

type PlannedMenuProps = {
  name: string;
  times: readonly MenuTime[];
  isNow: boolean;
  /** Summary of its times, or of having none. */
  words: (times: string) => string;
  onTimes: (times: MenuTime[]) => void;
  /** For a menu that can be moved and removed; `count` is how many can. */
  place?: { at: number; count: number; onMove: (by: -1 | 1) => void; onRemove: () => void };
};

type Place = NonNullable<PlannedMenuProps['place']>;

const Tools = ({ name, place }: { name: string; place: Place }) => (
  <div className={styles['tools']}>
    <Button
      tone="plain"
      aria-label={`Move ${name} up`}
      aria-disabled={place.at === 0}
      onClick={() => place.at > 0 && place.onMove(-1)}
    >
      <ArrowUp size={18} aria-hidden="true" />
    </Button>
    <Button
      tone="plain"
      aria-label={`Move ${name} down`}
      aria-disabled={place.at === place.count - 1}
      onClick={() => place.at < place.count - 1 && place.onMove(1)}
    >
      <ArrowDown size={18} aria-hidden="true" />
    </Button>
    <Button tone="plain" onClick={removingRow(place.onRemove)}>
      Remove<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  </div>
);

/** One menu of a restaurant's page: its name, its times, and a summary of them. */
export function PlannedMenu(props: PlannedMenuProps) {
  const { name, times, isNow, words, onTimes, place } = props;
  const whole = times.filter(({ days, from, to }) => days.length > 0 && from && to);
  return (
    <li className={styles['menu']}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        {isNow ? <Badge tone="leaf">Guests see this now</Badge> : null}
        {place ? <Tools name={name} place={place} /> : null}
      </div>
      <p className={styles['quiet']}>{words(timesWords(whole))}</p>
      <MenuTimes menu={name} times={times} onChange={onTimes} />
    </li>
  );
}
