import { optionalText } from '../fields.ts';

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

export const hours = {
  monday_hours: optionalText(200),
  tuesday_hours: optionalText(200),
  wednesday_hours: optionalText(200),
  thursday_hours: optionalText(200),
  friday_hours: optionalText(200),
  saturday_hours: optionalText(200),
  sunday_hours: optionalText(200),
};
