import {
  furtherMenus,
  menuTimes,
  type MenuHours,
  type MenuTime,
} from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** A menu beside the active one, as planned: its times may be incomplete. */
export type Planned = { menu_id: string; times: MenuTime[] };

/** Form values: lists as JSON text, since a form compares and keeps texts. */
export type PlannedValues = { active_menu_times: string; further_menus: string };

const draftTimes = z.array(
  z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }),
);
const draft = z.array(z.object({ menu_id: z.string(), times: draftTimes }));

export const readTimes = (text: string): MenuTime[] => draftTimes.parse(JSON.parse(text));
export const readPlanned = (text: string): Planned[] => draft.parse(JSON.parse(text));

export const plannedValues = ({ active_menu_times, further_menus }: MenuHours): PlannedValues => ({
  active_menu_times: JSON.stringify(active_menu_times),
  further_menus: JSON.stringify(
    further_menus.map(({ menu_id, times = [] }) => ({ menu_id, times })),
  ),
});

/** One of these texts in words. */
export function plannedWords(text: string, nameOf: (menuId: string) => string): string {
  const further = draft.safeParse(JSON.parse(text));
  if (!further.success) return timesWords(readTimes(text));
  return further.data
    .map(({ menu_id, times }) => [nameOf(menu_id), timesWords(times)].filter(Boolean).join(': '))
    .join('; ');
}

const fromText = z.transform((text: string): unknown => JSON.parse(text));

/** Parses the texts into the contract's lists. */
export const plannedForm = z.object({
  active_menu_times: z.pipe(z.pipe(z.string(), fromText), menuTimes),
  further_menus: z.pipe(z.pipe(z.string(), fromText), furtherMenus),
});

const isComplete = ({ days, from, to }: MenuTime) => days.length > 0 && from !== '' && to !== '';

/** Names the menus with incomplete times, since a list has only one error message. */
export function plannedProblems(
  values: PlannedValues,
  nameOf: (menuId: string) => string,
): Record<string, string> {
  const words = 'choose at least one day, and a start and end time';
  const wrong = readPlanned(values.further_menus).find(({ times }) => !times.every(isComplete));
  return {
    ...(!readTimes(values.active_menu_times).every(isComplete) && {
      active_menu_times: `Active menu: ${words}`,
    }),
    ...(wrong && { further_menus: `${nameOf(wrong.menu_id)}: ${words}` }),
  };
}
