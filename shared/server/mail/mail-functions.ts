import type { DomainEvent } from '../../contracts/events/domain-event.ts';
import type { EventFunction } from '../slice-definition.ts';

/** Sends a slice's queued mail: immediately, then retries failures. */
export const mailFunctions = (
  queued: DomainEvent,
  customerLoses: string,
  leave: Pick<EventFunction, 'touches'> = {},
): EventFunction[] => {
  const sends = { ...leave, may: ['send-mail'], customerLoses, timeoutSeconds: 60 } as const;
  return [
    { ...sends, entry: 'mail-sender', wakes: { onEvents: [queued] } },
    { ...sends, entry: 'retry-mail', wakes: { everyMinutes: 1 } },
  ];
};
