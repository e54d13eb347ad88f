import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const eventSchema = z.object({
  group: z.string(),
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  message: z.string(),
});
export type LogEvent = z.infer<typeof eventSchema>;

const keptMs = 3 * 86_400_000;

const stored = (file: string): LogEvent[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        // The last one may have been cut off.
        .filter((line) => line.endsWith('}'))
        .map((line) => eventSchema.parse(JSON.parse(line)))
    : [];

const written = (events: readonly LogEvent[]) =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** What functions of the edge say, by the group that CloudFront writes it to; kept in a file for three days. */
export class EdgeLogs {
  readonly #file: string;
  readonly #events: LogEvent[];

  constructor(file: string) {
    this.#file = file;
    this.#events = stored(file).filter(({ at }) => at > Date.now() - keptMs);
    writeFileSync(file, written(this.#events));
  }

  /** What one run of a function said: CloudFront puts it between two lines of its own, each with the request's id. */
  write(group: string, lines: readonly string[]) {
    const request = `${randomBytes(40).toString('base64url')}==`;
    const at = Date.now();
    const said = ['START DistributionID: LOCAL', ...lines, 'END'];
    const events = said.map((line) => ({
      group,
      id: randomBytes(16).toString('hex'),
      at,
      message: `${request} ${line}`,
    }));
    this.#events.push(...events);
    appendFileSync(this.#file, written(events));
  }

  /** Those of a group from `from` to `to`, both included, oldest first. */
  between(group: string, from: number, to: number): LogEvent[] {
    return this.#events.filter((it) => it.group === group && it.at >= from && it.at <= to);
  }
}
