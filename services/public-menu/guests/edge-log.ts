import { loadedOnce } from '@menuleaf/shared/server/loaded-once.ts';
import { type Guest, readGuest } from './guest-line.ts';

/** Before the edge is deployed there is no log, and nobody to be counted. */
const isNotThere = (error: unknown) =>
  error instanceof Error && error.name === 'ResourceNotFoundException';

/** The log that CloudFront writes of what the edge says. */
export function edgeLog(logGroupName: string) {
  const opened = loadedOnce(async () => (await import('./edge-log-client.ts')).openLogs());
  return {
    /** What guests did from `from` up to and without `to`, in milliseconds since 1970. */
    async *guests(from: number, to: number): AsyncGenerator<Guest> {
      const { client, paginateFilterLogEvents } = await opened();
      const asked = { logGroupName, startTime: from, endTime: to - 1, filterPattern: 'guest' };
      try {
        for await (const { events = [] } of paginateFilterLogEvents({ client }, asked)) {
          for (const { message = '', timestamp = from } of events) {
            const guest = readGuest(message, timestamp);
            if (guest) yield guest;
          }
        }
      } catch (error) {
        if (!isNotThere(error)) throw error;
      }
    },
  };
}

export type EdgeLog = ReturnType<typeof edgeLog>;
