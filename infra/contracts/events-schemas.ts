import { type DomainEvent, eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import * as z from 'zod';
import { schemaOf } from './openapi.ts';
import { jsonSchema, refusals } from './schema-change.ts';

/** Each event's fields, by its type on the bus. */
export const eventSchemas = z.record(z.string(), jsonSchema);
export type EventSchemas = z.infer<typeof eventSchemas>;

export const schemasOf = (all: readonly DomainEvent[]): EventSchemas =>
  Object.fromEntries(all.map((event) => [eventType(event), schemaOf(event.fields, 'output')]));

/**
 * What would break between `before` and `after`; a line for each. Checked both ways, since publishers and listeners
 * deploy at different times, and events are queued meanwhile.
 */
export const breakingEvents = (before: EventSchemas, after: EventSchemas): string[] =>
  Object.entries(before).flatMap(([type, old]) => {
    const now = after[type];
    if (!now) return [`${type}: is gone`];
    return [
      ...refusals(old, now, `${type} as a listener of before hears it`),
      ...refusals(now, old, `${type} as it was told before`),
    ];
  });
