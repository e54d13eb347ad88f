import type { Weekday } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';

/** What an owner wrote of each day, as it is stored. */
export type WrittenHours = Readonly<Record<`${Weekday}_hours`, string | null>>;
