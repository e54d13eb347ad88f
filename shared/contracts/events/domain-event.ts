import type { core } from 'zod/mini';

/** What is told to whoever listens. It changes additively; what would break a listener is a new version, told beside the old one. */
export type DomainEvent<Schema extends core.$ZodType = core.$ZodObject> = {
  name: string;
  version: number;
  fields: Schema;
};

export type Fields<Told extends DomainEvent> = core.output<Told['fields']>;

/** Keeps the literal types. */
export const domainEvent = <const Told extends DomainEvent>(told: Told): Told => told;

/** Who tells, as the bus knows it. */
export const eventSource = 'menuleaf';

/** What the bus calls it: `plan-changed.v1`. */
export const eventType = ({ name, version }: Pick<DomainEvent, 'name' | 'version'>) =>
  `${name}.v${version}`;
