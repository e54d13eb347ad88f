import { join } from 'node:path';
import { assertPermissions } from './access/assert-permissions.ts';
import { type Credentials, Principals } from './access/principals.ts';
import { loadApis } from './api/http-api.ts';
import type { Origin } from './api/http.ts';
import { answerConsole, type ConsoleSources } from './console.ts';
import { lockData } from './data-lock.ts';
import { bucketOrigin } from './edge/bucket-origin.ts';
import { loadDistribution } from './edge/distribution.ts';
import { startLoopWatchdog } from './edge/loop-watchdog.ts';
import { Faults } from './faults.ts';
import { openFrontDoor } from './front-door.ts';
import { Sandboxes } from './functions/sandboxes.ts';
import { startFunctions } from './start-functions.ts';
import { LogDelivery } from './logs/log-delivery.ts';
import type { Running } from './running.ts';
import { loadQueues } from './queues/queues.ts';
import { readAssembly } from './stack/assembly.ts';
import { Deployment } from './stack/deployment.ts';
import { startStorage } from './storage/start-storage.ts';
import { startStripe } from './stripe/stripe.ts';

type PaymentProvider = {
  /** The payment secret's value, as the services read it. */
  secret: string;
  environment: Record<string, string>;
  handle?: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** Uses Stripe's test mode if STRIPE_SECRET_KEY is set, otherwise the local stand-in. */
async function startPaymentProvider(
  dataDir: string,
  publicOrigin: string,
): Promise<PaymentProvider> {
  const secretKey = process.env.STRIPE_SECRET_KEY ?? 'sk_test_menuleaf_local';
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_menuleaf_local';
  const secret = JSON.stringify({ secret_key: secretKey, webhook_secret: webhookSecret });
  const nothing: PaymentProvider = { secret, environment: {}, close: async () => {} };
  if (process.env.STRIPE_SECRET_KEY) return nothing;
  // The URL an operator enters in the provider's dashboard.
  const webhookUrl = `${publicOrigin}/api/payments/webhook`;
  const options = { port: 0, dataDir, publicOrigin, secretKey, webhookSecret, webhookUrl };
  const provider = await startStripe(options);
  return {
    secret,
    environment: { STRIPE_API_URL: provider.url },
    handle: provider.handle,
    close: provider.close,
  };
}

export type LocalCloudOptions = {
  /** The output folder of `cdk synth` for the stage `local`. */
  cdkOut: string;
  /** 0 picks any free port; then the public URL is known only after the start. */
  port: number;
  dataDir: string;
};

export type LocalCloud = {
  origin: string;
  /** AWS_ENDPOINT_URL variables, for SDK clients of tests and seeds. */
  endpoints: Record<string, string>;
  /** Administrator credentials. */
  credentials: Credentials;
  /** Environment variables of each function, by name. */
  environments: Record<string, Record<string, string>>;
  close: () => Promise<void>;
};

/** Runs the synthesized deployment on this machine only. All state is in `dataDir`. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const ends = new AsyncDisposableStack();
  const close = () => ends.disposeAsync();
  try {
    return { ...(await start(options, ends)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start({ cdkOut, port, dataDir }: LocalCloudOptions, ends: AsyncDisposableStack) {
  ends.defer(lockData(dataDir));
  const door = await openFrontDoorEarly(port, ends);
  const origin = `http://localhost:${door.port}`;
  let parts = new AsyncDisposableStack();
  ends.defer(() => parts.disposeAsync());
  // Requests that arrive meanwhile wait.
  const redeploy = async () => {
    const inside = Promise.withResolvers<Services>();
    door.serve(inside.promise.then(({ answer }) => answer));
    try {
      await parts.disposeAsync();
      parts = new AsyncDisposableStack();
      inside.resolve(await startServices({ cdkOut, origin, dataDir, redeploy }, parts));
    } catch (error) {
      inside.reject(error);
    }
    await inside.promise;
  };
  const inside = await startServices({ cdkOut, origin, dataDir, redeploy }, parts);
  door.serve(Promise.resolve(inside.answer));
  const { endpoints, credentials, environments } = inside;
  return { origin, endpoints, credentials, environments };
}

type Services = Omit<LocalCloud, 'origin' | 'close'> & { answer: Origin };
type ServicesOptions = {
  cdkOut: string;
  origin: string;
  dataDir: string;
  redeploy: () => Promise<void>;
};

/** Everything behind the door, from the current synthesized assembly. */
async function startServices(
  { cdkOut, origin, dataDir, redeploy }: ServicesOptions,
  ends: AsyncDisposableStack,
): Promise<Services> {
  const deployment = new Deployment(readAssembly(cdkOut), { '/public-url': origin });
  const principals = new Principals(deployment);
  assertPermissions(deployment, principals);
  const payments = await startPaymentProvider(join(dataDir, 'stripe'), origin);
  ends.defer(payments.close);

  const queues = loadQueues(deployment, dataDir);
  const faults = new Faults();
  const sandboxes = new Sandboxes();
  const kept = { dataDir, ends };
  const running: Running = { deployment, principals, queues, faults, sandboxes, ...kept };
  const storage = await startStorage(running, payments.secret);
  const environment = { ...storage.endpoints, ...payments.environment };
  const { functions, schedules } = startFunctions(running, storage, environment);
  const origins = new Map([
    ...loadApis(deployment, functions),
    ...bucketOrigins(running, storage.endpoints.AWS_ENDPOINT_URL_S3),
  ]);
  const logs = new LogDelivery(deployment, principals, storage.endpoints.AWS_ENDPOINT_URL_S3);
  ends.defer(() => logs.close());
  const { watch, close } = await startLoopWatchdog();
  ends.defer(close);
  const edge = loadDistribution(deployment, origins, { logs, watch });
  const sourcesOfConsole: ConsoleSources = {
    functions: [...functions.values()],
    mail: (to) => storage.mailbox.sent(to),
    handlePayments: payments.handle,
    runSchedules: schedules.run,
    redeploy,
    faults,
    origin,
    operator: () => ({
      endpoint: storage.endpoints.AWS_ENDPOINT_URL,
      tableName: storage.tables.find((table) => table.engineStreamArn !== undefined)?.name ?? '',
      credentials: principals.administrator,
    }),
  };
  return {
    answer: (request) =>
      request.path.startsWith('/__local')
        ? answerConsole(request, sourcesOfConsole)
        : edge(request),
    endpoints: storage.endpoints,
    credentials: principals.administrator,
    environments: Object.fromEntries(
      [...functions.values()].map((fn) => [fn.name, fn.environment]),
    ),
  };
}

/** Opens the door first: a port in use fails at once, and port 0 becomes a number. Early requests wait. */
async function openFrontDoorEarly(port: number, ends: AsyncDisposableStack) {
  const opened = Promise.withResolvers<Origin>();
  let origin = opened.promise;
  const door = await openFrontDoor(port, async (request) => (await origin)(request));
  ends.defer(door.close);
  const serve = (next: Promise<Origin>) => {
    // A failure rejects the waiting requests; if there are none, the caller of `serve` reports it.
    next.then(opened.resolve, opened.reject);
    opened.promise.catch(() => undefined);
    origin = next;
  };
  return { port: door.port, serve };
}

const bucketOrigins = ({ deployment, principals }: Running, url: string) =>
  deployment
    .ofType('AWS::S3::Bucket')
    .map(({ ref, attributes }): [string, Origin] => [
      attributes.RegionalDomainName ?? '',
      bucketOrigin(url, principals.cloudFront, ref),
    ]);
