import { join } from 'node:path';
import { Principals, type Credentials } from './access/principals.ts';
import { loadApis } from './api/http-api.ts';
import type { Origin } from './api/http.ts';
import { startEndpoint } from './aws/endpoint.ts';
import { keyService } from './aws/key-service.ts';
import { mailService, sentMail } from './aws/mail-service.ts';
import { secretService } from './aws/secret-service.ts';
import { tableService } from './aws/table-service.ts';
import { answerConsole } from './console.ts';
import { lockData } from './data-lock.ts';
import { bucketOrigin } from './edge/bucket-origin.ts';
import { loadDistribution } from './edge/distribution.ts';
import { openFrontDoor } from './front-door.ts';
import { loadFunctions } from './functions/functions.ts';
import { startPaymentProvider } from './payment-provider.ts';
import { readAssembly } from './stack/assembly.ts';
import { loadSchedules } from './functions/schedules.ts';
import { Deployment } from './stack/deployment.ts';
import { clientOf, loadNotifications, startBuckets } from './storage/buckets.ts';
import { deployFrontEnds } from './storage/front-ends.ts';
import { startEngine } from './table/dynamodb-engine.ts';
import { loadEventSources } from './table/event-sources.ts';
import type { EventSource } from './table/event-source.ts';
import { deleteExpired } from './table/expiry.ts';
import { loadTables } from './table/tables.ts';

export type LocalCloudOptions = {
  /** The folder that the stage `local` was synthesized to. */
  cdkOut: string;
  /** 0 takes any free port; then the public URL is known only once it runs. */
  port: number;
  dataDir: string;
};

export type LocalCloud = {
  origin: string;
  /** AWS_ENDPOINT_URL variables, for SDK clients of tests and seeds. */
  endpoints: Record<string, string>;
  /** May do everything. */
  credentials: Credentials;
  /** The variables of each function, by its name. */
  environments: Record<string, Record<string, string>>;
  close: () => Promise<void>;
};

const expiryEveryMs = 30_000;

/** Serves what was synthesized, on this machine alone. Everything it keeps is in `dataDir`. */
export async function startLocalCloud({
  cdkOut,
  port,
  dataDir,
}: LocalCloudOptions): Promise<LocalCloud> {
  const closing: (() => unknown)[] = [lockData(dataDir)];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    // The door opens first: an occupied port is known at once, and port 0 becomes a number.
    let answer: Origin | undefined;
    const ready = Promise.withResolvers<void>();
    const door = await openFrontDoor(port, async (request) => {
      await ready.promise;
      if (!answer) throw new Error('Not ready');
      return answer(request);
    });
    closing.push(door.close);
    const origin = `http://localhost:${door.port}`;
    const deployment = new Deployment(readAssembly(cdkOut), { '/public-url': origin });
    const principals = new Principals(deployment);
    const payments = await startPaymentProvider(join(dataDir, 'stripe'), origin);
    closing.push(payments.close);

    const engine = await startEngine(join(dataDir, 'table'));
    closing.push(engine.close);
    const tables = await loadTables(deployment, engine.url);
    const sources: EventSource[] = [];
    const mailFolder = join(dataDir, 'mail');
    const services = [
      tableService(engine.url, tables, () => sources.forEach((source) => source.wake())),
      keyService(deployment, join(dataDir, 'keys')),
      secretService(deployment, (name) => (name.endsWith('/stripe') ? payments.secret : undefined)),
      mailService(deployment, mailFolder),
    ];
    const aws = await startEndpoint(services, principals);
    closing.push(aws.close);

    let notify: ReturnType<typeof loadNotifications> = () => {};
    const s3 = await startBuckets(deployment, principals, {
      dataDir: join(dataDir, 's3'),
      notify: (event) => notify(event),
    });
    closing.push(s3.close);
    await deployFrontEnds(deployment, clientOf(s3.url, principals.administrator), dataDir);

    // A service that is not named reaches the endpoint too, which refuses it: nothing leaves the machine.
    const endpoints = { AWS_ENDPOINT_URL: aws.url, AWS_ENDPOINT_URL_S3: s3.url };
    const functions = loadFunctions(deployment, principals, {
      ...endpoints,
      ...payments.environment,
    });
    closing.push(() => Promise.all([...functions.values()].map((fn) => fn.close())));
    notify = loadNotifications(deployment, functions);
    sources.push(
      ...loadEventSources(deployment, functions, tables, { engineUrl: engine.url, dataDir }),
    );
    closing.push(() => Promise.all(sources.map((source) => source.close())));
    const schedules = loadSchedules(deployment, functions);
    closing.push(() => schedules.close());
    const sweep = setInterval(() => {
      for (const table of tables)
        void deleteExpired(engine.url, table, new Date()).catch(() => undefined);
    }, expiryEveryMs);
    closing.push(() => clearInterval(sweep));

    const buckets = deployment
      .ofType('AWS::S3::Bucket')
      .map((it): [string, Origin] => [
        it.attributes.RegionalDomainName ?? '',
        bucketOrigin(s3.url, principals.cloudFront, it.ref),
      ]);
    const edge = loadDistribution(
      deployment,
      new Map([...loadApis(deployment, functions), ...buckets]),
    );
    const sourcesOfConsole = {
      functions: [...functions.values()],
      mail: () => sentMail(mailFolder),
      handlePayments: payments.handle,
      runSchedules: schedules.runAll,
      origin,
    };
    answer = (request) =>
      request.path.startsWith('/__local')
        ? answerConsole(request, sourcesOfConsole)
        : edge(request);
    ready.resolve();
    return {
      origin,
      endpoints,
      credentials: principals.administrator,
      environments: Object.fromEntries(
        [...functions.values()].map((fn) => [fn.name, fn.environment]),
      ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
