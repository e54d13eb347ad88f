import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../aws-error.ts';
import type { AwsService } from '../aws/endpoint.ts';
import type { Deployment } from '../stack/deployment.ts';
import { account, region } from '../stack/resource-types.ts';
import type { BusEvent, Deliver } from './rules.ts';

const entrySchema = z.object({
  EventBusName: z.string(),
  Source: z.string().min(1),
  DetailType: z.string().min(1),
  Detail: z.string(),
});
type Entry = z.output<typeof entrySchema>;
const input = z.object({ Entries: z.array(entrySchema).min(1).max(10) });

/** PutEvents limit in bytes, over all entries of a call. */
const mostBytes = 256 * 1024;

const bytesOf = ({ Source, DetailType, Detail }: Entry) =>
  Buffer.byteLength(Source + DetailType + Detail);

const detailSchema = z.record(z.string(), z.unknown());

/** Undefined unless the detail is a JSON object. */
function detailOf({ Detail }: Entry): Record<string, unknown> | undefined {
  try {
    return detailSchema.safeParse(JSON.parse(Detail)).data;
  } catch {
    return undefined;
  }
}

const eventOf = (entry: Entry, detail: unknown): BusEvent => ({
  version: '0',
  id: randomUUID(),
  'detail-type': entry.DetailType,
  source: entry.Source,
  account,
  time: new Date().toISOString(),
  region,
  resources: [],
  detail,
});

function put(entry: Entry, deliver: Deliver) {
  const detail = detailOf(entry);
  if (!detail) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  const event = eventOf(entry, detail);
  deliver(entry.EventBusName, [event]);
  return { EventId: event.id };
}

/** EventBridge: PutEvents. An invalid entry fails individually; the call still succeeds. */
export function busService(deployment: Deployment, deliver: Deliver): AwsService {
  return {
    prefix: 'AWSEvents.PutEvents',
    answer: async (call) => {
      const { Entries: asked } = input.parse(JSON.parse(call.body.toString()));
      for (const { EventBusName } of asked) {
        const bus = deployment.find('AWS::Events::EventBus', EventBusName);
        call.demand('events:PutEvents', bus.attributes.Arn ?? '');
      }
      if (asked.reduce((sum, entry) => sum + bytesOf(entry), 0) > mostBytes) {
        const message = 'Total size of the entries in the request is over the limit.';
        throw new AwsError(400, 'ValidationException', message);
      }
      const Entries = asked.map((entry) => put(entry, deliver));
      const FailedEntryCount = Entries.filter((entry) => 'ErrorCode' in entry).length;
      return { status: 200, body: JSON.stringify({ FailedEntryCount, Entries }) };
    },
  };
}
