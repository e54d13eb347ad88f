import { clearableLine } from '../fields.ts';

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
  monday_hours: day.default(null),
  tuesday_hours: day.default(null),
  wednesday_hours: day.default(null),
  thursday_hours: day.default(null),
  friday_hours: day.default(null),
  saturday_hours: day.default(null),
  sunday_hours: day.default(null),
};

export const hoursUpdate = {
  monday_hours: day.optional(),
  tuesday_hours: day.optional(),
  wednesday_hours: day.optional(),
  thursday_hours: day.optional(),
  friday_hours: day.optional(),
  saturday_hours: day.optional(),
  sunday_hours: day.optional(),
};
