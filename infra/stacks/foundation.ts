import { Arn, ArnFormat, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type DomainEvent, eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { foundationParameters, type ParameterName, read } from './parameters.ts';

/** Increment when the foundation changes what slices' stacks need: a slice does not deploy next to another version. */
export const foundationVersion = 8;

export type Foundation = Record<keyof typeof foundationParameters, string> & {
  /** The bus for this event: missing until its publisher is deployed. */
  busOf: (event: DomainEvent) => string;
  bucketArn: (bucket: string) => string;
};

/**
 * The foundation stack's outputs, resolved when another stack deploys. Lazy, so that a stack only takes the parameters
 * it uses.
 */
export function foundationFor(scope: Construct, stage: string): Foundation {
  const all: Foundation = {
    ...foundationParameters,
    busOf: (event) => read(scope, stage, `events/${eventType(event)}`),
    bucketArn: (resource) => {
      const parts = { service: 's3', region: '', account: '', resource };
      return Arn.format({ ...parts, arnFormat: ArnFormat.NO_RESOURCE_NAME }, Stack.of(scope));
    },
  };
  return new Proxy(all, {
    get: (target, name) => {
      const found: ParameterName | (() => string) = Reflect.get(target, name);
      return typeof found === 'string' ? read(scope, stage, found) : found;
    },
  });
}
