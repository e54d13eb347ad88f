import { join } from 'node:path';
import { startEndpoint } from '../aws/endpoint.ts';
import { functionService, type Invoke } from '../aws/function-service.ts';
import { keyService } from '../aws/key-service.ts';
import { Mailbox, mailService } from '../aws/mail-service.ts';
import { parameterService } from '../aws/parameter-service.ts';
import { secretService } from '../aws/secret-service.ts';
import { streamService } from '../aws/stream-service.ts';
import { tableService } from '../aws/table-service.ts';
import { busService } from '../bus/bus-service.ts';
import { loadRules } from '../bus/rules.ts';
import { queueService } from '../queues/queue-service.ts';
import type { Running } from '../running.ts';
import { startEngine } from '../table/dynamodb-engine.ts';
import { loadTables, type Table } from '../table/tables.ts';
import { clientOf, type Notify, startBuckets } from './buckets.ts';
import { deployFrontEnds } from './front-ends.ts';

export type Storage = {
  tables: Table[];
  engineUrl: string;
  mailbox: Mailbox;
  /** The first endpoint also gets calls to unsupported services and refuses them: nothing leaves the machine. */
  endpoints: { AWS_ENDPOINT_URL: string; AWS_ENDPOINT_URL_S3: string };
  /** Registers the listeners: tables call `changed`, buckets `notify`; also sets how functions are invoked. */
  setListeners: (listeners: Listeners) => void;
};
export type Listeners = { changed: () => void; notify: Notify; invoke: Invoke };

/** Starts everything with state: the table, buckets with the front ends, keys, secrets and mails. */
export async function startStorage(running: Running, paymentSecret: string): Promise<Storage> {
  const { deployment, principals, queues, faults, sandboxes, dataDir, ends } = running;
  const callers = { principals, faults, sandboxes };
  let listeners: Listeners = {
    changed: () => {},
    notify: () => {},
    invoke: () => undefined,
  };
  const engine = await startEngine(join(dataDir, 'table'));
  ends.defer(engine.close);
  const tables = await loadTables(deployment, engine.url);
  const mailbox = new Mailbox(join(dataDir, 'mail'));
  const services = [
    tableService(engine.url, tables, () => listeners.changed(), faults),
    keyService(deployment, join(dataDir, 'keys')),
    secretService(deployment, (name) => (/StripeSecret/.test(name) ? paymentSecret : undefined)),
    mailService(deployment, mailbox, faults),
    parameterService(deployment),
    queueService(queues),
    busService(deployment, loadRules(deployment, queues, faults)),
    streamService(engine.url, tables),
    functionService((functionArn, event) => listeners.invoke(functionArn, event)),
  ];
  const aws = await startEndpoint(services, callers);
  ends.defer(aws.close);
  const s3 = await startBuckets(deployment, callers, {
    dataDir: join(dataDir, 's3'),
    notify: (event) => listeners.notify(event),
  });
  ends.defer(s3.close);
  await deployFrontEnds(deployment, clientOf(s3.url, principals.administrator), dataDir);
  return {
    tables,
    engineUrl: engine.url,
    mailbox,
    endpoints: {
      AWS_ENDPOINT_URL: aws.url,
      // By name, since a bucket can prefix a name but not an IP address: http://<bucket>.localhost:<port>.
      AWS_ENDPOINT_URL_S3: s3.url.replace('127.0.0.1', 'localhost'),
    },
    setListeners: (next) => {
      listeners = next;
    },
  };
}
