import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableLine } from '../../fields/fields.ts';
import { onEachDay } from './restaurant-facts.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const day = clearableLine(200);

export const hours = onEachDay(z.withDefault(day, null));

export const hoursUpdate = onEachDay(z.optional(day));
