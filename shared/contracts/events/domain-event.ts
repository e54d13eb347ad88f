import type { core } from 'zod/mini';

/** A published event. It changes additively; a breaking change is a new version, published beside the old one. */
export type DomainEvent<Schema extends core.$ZodType = core.$ZodObject> = {
  name: string;
  version: number;
  fields: Schema;
};

export type Fields<Definition extends DomainEvent> = core.output<Definition['fields']>;

/** Keeps the literal types. */
export const domainEvent = <const Definition extends DomainEvent>(
  definition: Definition,
): Definition => definition;

export const eventSource = 'menuleaf';

/** Its type on the bus: `plan-changed.v1`. */
export const eventType = ({ name, version }: Pick<DomainEvent, 'name' | 'version'>) =>
  `${name}.v${version}`;
