import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Principals } from '../access/principals.ts';
import type { Deployment } from '../stack/deployment.ts';
import { region } from '../stack/resource-types.ts';
import type { Sandboxes } from './sandboxes.ts';
import { LambdaFunction } from './lambda-function.ts';

const functionSchema = z.object({
  Code: z.object({ S3Key: z.string().optional() }).loose(),
  Handler: z.string(),
  Role: z.string(),
  Runtime: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  LoggingConfig: z
    .object({
      LogFormat: z.string().default('Text'),
      ApplicationLogLevel: z.string().default('INFO'),
    })
    .default({ LogFormat: 'Text', ApplicationLogLevel: 'INFO' }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).default({}) }).optional(),
});

const customSchema = z.object({ ServiceToken: z.string() });

/**
 * Custom resource handlers, which only CloudFormation calls; the local cloud reads those resources directly instead.
 */
const ofDeployments = (deployment: Deployment) =>
  new Set(
    deployment.resources
      .filter(({ type }) => type.startsWith('Custom::'))
      .map((resource) => resource.read(customSchema).ServiceToken),
  );

/** Every Node function of the deployment by ARN. Constructs' own Python functions are skipped. */
export function loadFunctions(
  deployment: Deployment,
  principals: Principals,
  { endpoints, sandboxes }: { endpoints: Record<string, string>; sandboxes: Sandboxes },
): Map<string, LambdaFunction> {
  const functions = new Map<string, LambdaFunction>();
  const left = ofDeployments(deployment);
  for (const resource of deployment.ofType('AWS::Lambda::Function')) {
    if (left.has(resource.attributes.Arn ?? '')) continue;
    const properties = resource.read(functionSchema);
    if (!properties.Runtime.startsWith('nodejs') || !properties.Code.S3Key) continue;
    const folder = deployment.assets.get(properties.Code.S3Key.replace(/\.zip$/, ''));
    if (!folder) throw new Error(`The code of ${resource.ref} is not in the assembly`);
    const [module = '', exported = ''] = properties.Handler.split('.');
    const role = principals.ofRole(properties.Role);
    const fn = new LambdaFunction({
      name: resource.ref,
      file: pathToFileURL(join(folder, `${module}.mjs`)).href,
      exported,
      memoryMb: properties.MemorySize,
      timeoutMs: properties.Timeout * 1000,
      sandboxes,
      env: {
        ...properties.Environment?.Variables,
        ...endpoints,
        AWS_LAMBDA_LOG_FORMAT: properties.LoggingConfig.LogFormat,
        AWS_LAMBDA_LOG_LEVEL: properties.LoggingConfig.ApplicationLogLevel,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: role.accessKeyId,
        AWS_SECRET_ACCESS_KEY: role.secretAccessKey,
        AWS_EC2_METADATA_DISABLED: 'true',
        NODE_ENV: 'production',
        TZ: 'UTC',
      },
    });
    functions.set(resource.attributes.Arn ?? resource.ref, fn);
  }
  return functions;
}
