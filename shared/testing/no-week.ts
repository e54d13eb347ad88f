import { onEachDay } from '../contracts/catalogue/restaurants/restaurant-facts.ts';

/** No hours on any day of the week. */
export const noWeek = onEachDay(null);
