import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id } from '../../fields/reply-fields.ts';

/** Maximum menus besides the active one: more tabs don't help on a phone. */
export const maxFurtherMenus = 5;

export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 11:30'));

const weekday = z.number().check(z.int(), z.minimum(1), z.maximum(7));

const days = z.array(weekday).check(
  z.minLength(1, 'Choose a day'),
  z.maxLength(7),
  z.refine((list) => new Set(list).size === list.length, 'Each day may be named only once'),
);

/** Monday is 1. If `to` <= `from`, it ends the next day; the span belongs to the day it starts. */
export const menuTime = z.object({ days, from: clockTime, to: clockTime });
export type MenuTime = z.infer<typeof menuTime>;

export const menuTimes = z.array(menuTime).check(z.maxLength(7));

/** Without times it is always available, but never the page's initial menu. */
export const furtherMenu = z.object({ menu_id: id, times: z.optional(menuTimes) });
export type FurtherMenu = z.infer<typeof furtherMenu>;

export const furtherMenus = z.array(furtherMenu).check(z.maxLength(maxFurtherMenus));

/** When guests see which of a restaurant's menus, as set by its owner: kept but not shown without Pro. */
export const menuHoursSchema = z.object({
  active_menu_id: z.nullable(id),
  active_menu_times: menuTimes,
  further_menus: furtherMenus,
  time_zone: z.string(),
  updated_at: z.iso.datetime(),
});
export type MenuHours = z.infer<typeof menuHoursSchema>;
