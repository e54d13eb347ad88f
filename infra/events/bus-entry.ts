import {
  type Fields,
  type DomainEvent,
  eventType,
} from '@menuleaf/shared/contracts/events/domain-event.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** An event in the bus's format. */
export type BusEntry = { DetailType: string; Detail: string };

/** Throws if the contract is violated: a listener would reject it, far from the cause. */
export function busEntry<const Definition extends DomainEvent>(
  definition: Definition,
  fields: Fields<Definition>,
): BusEntry {
  const { data, error } = z.safeParse(definition.fields, fields);
  if (error) throw error;
  return { DetailType: eventType(definition), Detail: JSON.stringify(data) };
}
