import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import type { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { type Planned, type PlannedValues, readPlanned, readTimes } from './planned.ts';

type Form = Pick<ReturnType<typeof useForm<PlannedValues, unknown>>, 'values' | 'set'>;

/** The form's lists, and actions on them. */
export function usePlanned({ values, set }: Form) {
  const further = readPlanned(values.further_menus);
  const write = (next: readonly Planned[]) => set('further_menus', JSON.stringify(next));
  return {
    active: readTimes(values.active_menu_times),
    further,
    setActive: (times: readonly MenuTime[]) => set('active_menu_times', JSON.stringify(times)),
    setTimes: (at: number, times: MenuTime[]) => {
      const menu = further[at];
      if (menu) write(further.with(at, { ...menu, times }));
    },
    add: (menu_id: string) => write([...further, { menu_id, times: [] }]),
    remove: (at: number) => write(further.toSpliced(at, 1)),
    move: (at: number, by: -1 | 1) => {
      const menu = further[at];
      if (menu) write(further.toSpliced(at, 1).toSpliced(at + by, 0, menu));
    },
  };
}
