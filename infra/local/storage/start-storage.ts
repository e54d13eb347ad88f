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
import { queueService } from '../queues/queues.ts';
import type { Running } from '../running.ts';
import { startEngine } from '../table/dynamodb-engine.ts';
import { loadTables, type Table } from '../table/tables.ts';
import { clientOf, type Notify, startBuckets } from './buckets.ts';
import { globSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import mime from 'mime-types';
import * as z from 'zod';
import { matches } from '../access/policy.ts';
import type { Deployment, Resource } from '../stack/deployment.ts';

const copySchema = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});

/** Includes override excludes, as in `aws s3 sync`. */
const isChosen = (name: string, exclude: string[], include: string[]) =>
  include.some((it) => matches(it, name)) || !exclude.some((it) => matches(it, name));

async function copy(resource: Resource, deployment: Deployment, client: S3Client): Promise<void> {
  const deploy = resource.read(copySchema);
  for (const key of deploy.SourceObjectKeys) {
    const folder = deployment.assets.get(key.replace(/\.zip$/, ''));
    if (!folder) throw new Error(`The source of ${resource.ref} is not in the assembly`);
    for (const name of globSync('**', { cwd: folder })) {
      const file = join(folder, name);
      if (!statSync(file).isFile() || !isChosen(name, deploy.Exclude, deploy.Include)) continue;
      await client.send(
        new PutObjectCommand({
          Bucket: deploy.DestinationBucketName,
          Key: `${deploy.DestinationBucketKeyPrefix.replace(/\/?$/, deploy.DestinationBucketKeyPrefix ? '/' : '')}${name}`,
          Body: readFileSync(file),
          ContentType:
            deploy.SystemMetadata['content-type'] ??
            (mime.contentType(name.split('/').at(-1) ?? '') || 'application/octet-stream'),
          ContentEncoding: deploy.SystemMetadata['content-encoding'],
          CacheControl: deploy.SystemMetadata['cache-control'],
        }),
      );
    }
  }
}

/** Deploys the stacks' front-end assets to buckets, if they changed since the last time. */
async function deployFrontEnds(
  deployment: Deployment,
  client: S3Client,
  dataDir: string,
): Promise<void> {
  for (const resource of deployment.ofType('Custom::CDKBucketDeployment')) {
    const wanted = JSON.stringify(resource.read(copySchema));
    const stamp = join(dataDir, `${resource.ref}.deployed.json`);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    await copy(resource, deployment, client);
    writeFileSync(stamp, wanted);
  }
}

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
