import type { DomainEvent } from '../../contracts/events/domain-event.ts';
import type { EventFunction } from '../slice-definition.ts';

/** Sends a slice's queued mail: immediately, then retries failures. */
export const mailFunctions = (
  queued: DomainEvent,
  customerLoses: string,
  leave: Pick<EventFunction, 'touches'> = {},
): EventFunction[] => [
  {
    ...leave,
    entry: 'mail-sender',
    wakes: { onEvents: [queued] },
    may: ['send-mail'],
    customerLoses,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  {
    ...leave,
    entry: 'retry-mail',
    wakes: { everyMinutes: 1 },
    may: ['send-mail'],
    customerLoses,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
];
