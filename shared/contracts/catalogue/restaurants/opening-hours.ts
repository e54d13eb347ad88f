import * as z from '@menuleaf/shared/contracts/schema.ts';
import { clearableLine } from '../../fields/fields.ts';

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

export const hours = {
  monday_hours: z.withDefault(day, null),
  tuesday_hours: z.withDefault(day, null),
  wednesday_hours: z.withDefault(day, null),
  thursday_hours: z.withDefault(day, null),
  friday_hours: z.withDefault(day, null),
  saturday_hours: z.withDefault(day, null),
  sunday_hours: z.withDefault(day, null),
};

export const hoursUpdate = {
  monday_hours: z.optional(day),
  tuesday_hours: z.optional(day),
  wednesday_hours: z.optional(day),
  thursday_hours: z.optional(day),
  friday_hours: z.optional(day),
  saturday_hours: z.optional(day),
  sunday_hours: z.optional(day),
};
