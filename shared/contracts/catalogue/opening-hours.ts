import { optionalText, readText } from '../fields.ts';

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

export const hoursReply = {
  monday_hours: readText,
  tuesday_hours: readText,
  wednesday_hours: readText,
  thursday_hours: readText,
  friday_hours: readText,
  saturday_hours: readText,
  sunday_hours: readText,
};
