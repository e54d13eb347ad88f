import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id } from '../../fields/fields.ts';

/** How many menus a restaurant shows beside its active one: more tabs are no help on a phone. */
export const mostFurtherMenus = 5;

export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 11:30'));

const weekday = z.number().check(z.int(), z.minimum(1), z.maximum(7));

const days = z.array(weekday).check(
  z.minLength(1, 'Choose a day'),
  z.maxLength(7),
  z.refine((list) => new Set(list).size === list.length, 'Each day may be named only once'),
);

/** Monday is 1. `to` at or before `from` is on the next day; the span belongs to the day on which it begins. */
export const menuTime = z.object({ days, from: clockTime, to: clockTime });
export type MenuTime = z.infer<typeof menuTime>;

export const menuTimes = z.array(menuTime).check(z.maxLength(7));

/** Without times it can always be read, and is never the one that a page opens with. */
export const furtherMenu = z.object({ menu_id: id, times: z.optional(menuTimes) });
export type FurtherMenu = z.infer<typeof furtherMenu>;

export const furtherMenus = z.array(furtherMenu).check(z.maxLength(mostFurtherMenus));

/** When a restaurant's guests are shown which of its menus, as its owner has it: kept without Pro too, and then not shown. */
export const menuHoursSchema = z.object({
  active_menu_id: z.nullable(id),
  active_menu_times: menuTimes,
  further_menus: furtherMenus,
  time_zone: z.string(),
  updated_at: z.iso.datetime(),
});
export type MenuHours = z.infer<typeof menuHoursSchema>;
