import { join } from 'node:path';
import { startEndpoint } from '../aws/endpoint.ts';
import { functionService } from '../aws/function-service.ts';
import { keyService } from '../aws/key-service.ts';
import { mailService } from '../aws/mail-service.ts';
import { parameterService } from '../aws/parameter-service.ts';
import { secretService } from '../aws/secret-service.ts';
import { streamService } from '../aws/stream-service.ts';
import { tableService } from '../aws/table-service.ts';
import { queueService } from '../queues/queue-service.ts';
import { startEngine } from '../table/dynamodb-engine.ts';
import { loadTables } from '../table/tables.ts';
import { clientOf, startBuckets } from './buckets.ts';
import { deployFrontEnds } from './front-ends.ts';
/** Everything that keeps something: the table, buckets with the front ends in them, keys, secrets and mails. */
export async function startStorage(running, paymentSecret) {
  const { deployment, principals, queues, dataDir, ends } = running;
  let listeners = {
    changed: () => {},
    notify: () => {},
    invoke: () => undefined,
  };
  const engine = await startEngine(join(dataDir, 'table'));
  ends.defer(engine.close);
  const tables = await loadTables(deployment, engine.url);
  const mailFolder = join(dataDir, 'mail');
  const services = [
    tableService(engine.url, tables, () => listeners.changed()),
    keyService(deployment, join(dataDir, 'keys')),
    secretService(deployment, (name) => (/StripeSecret/.test(name) ? paymentSecret : undefined)),
    mailService(deployment, mailFolder),
    parameterService(deployment),
    queueService(queues),
    streamService(engine.url, tables),
    functionService((functionArn, event) => listeners.invoke(functionArn, event)),
  ];
  const aws = await startEndpoint(services, principals);
  ends.defer(aws.close);
  const s3 = await startBuckets(deployment, principals, {
    dataDir: join(dataDir, 's3'),
    notify: (event) => listeners.notify(event),
  });
  ends.defer(s3.close);
  await deployFrontEnds(deployment, clientOf(s3.url, principals.administrator), dataDir);
  return {
    tables,
    engineUrl: engine.url,
    mailFolder,
    endpoints: {
      AWS_ENDPOINT_URL: aws.url,
      // By name, since a bucket goes before a name and never before a number: http://<bucket>.localhost:<port>.
      AWS_ENDPOINT_URL_S3: s3.url.replace('127.0.0.1', 'localhost'),
    },
    tell: (told) => {
      listeners = told;
    },
  };
}
