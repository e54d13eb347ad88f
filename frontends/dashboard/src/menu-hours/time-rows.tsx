import { Plus } from 'lucide-react';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { TimeRow } from './time-row.tsx';

/** The contract's maximum. */
const mostTimes = 7;

const defaultTime: MenuTime = { days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' };

/** The same hours with days left open, else the default. */
const next = (times: readonly MenuTime[]): MenuTime => {
  const last = times.at(-1);
  return last ? { ...last, days: [] } : defaultTime;
};

type MenuTimesProps = {
  menu: string;
  times: readonly MenuTime[];
  onChange: (times: MenuTime[]) => void;
};

/** When one menu is served. */
export function MenuTimes({ menu, times, onChange }: MenuTimesProps) {
  return (
    <>
      {times.map((time, at) => (
        <TimeRow
          // oxlint-disable-next-line react/no-array-index-key -- a time is nothing but its place
          key={at}
          time={time}
          label={at === 0 ? `times of ${menu}` : `times of ${menu} (${at + 1})`}
          onChange={(changed) => onChange(times.with(at, changed))}
          onRemove={() => onChange(times.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          tone="plain"
          disabled={times.length >= mostTimes}
          onClick={() => onChange([...times, next(times)])}
        >
          <Plus size={18} aria-hidden="true" />
          Add times<VisuallyHidden> of {menu}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
