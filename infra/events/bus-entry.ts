import {
  type Fields,
  type DomainEvent,
  eventType,
} from '@menuleaf/shared/contracts/events/domain-event.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Something to be told, as the bus takes it. */
export type BusEntry = { DetailType: string; Detail: string };

/** Throws for what its contract does not allow: a listener would refuse it, and nobody would know why. */
export function busEntry<const Told extends DomainEvent>(
  told: Told,
  fields: Fields<Told>,
): BusEntry {
  const { data, error } = z.safeParse(told.fields, fields);
  if (error) throw error;
  return { DetailType: eventType(told), Detail: JSON.stringify(data) };
}
