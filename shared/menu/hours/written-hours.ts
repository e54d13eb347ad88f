import type { Weekday } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';

/** The owner's text per day, as stored. */
export type WrittenHours = Readonly<Record<`${Weekday}_hours`, string | null>>;
