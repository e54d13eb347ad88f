import { S3Client } from '@aws-sdk/client-s3';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Credentials, Principals } from '../access/principals.ts';
import type { Faults } from '../faults.ts';
import { dieAtCalls } from '../aws/die-at-calls.ts';
import type { Sandboxes } from '../functions/sandboxes.ts';
import type { S3Event } from '../s3/s3-call.ts';
import { S3Error } from '../s3/s3-error.ts';
import type { InvokeAsync } from '../functions/async-invocations.ts';
import { startS3 } from '../s3/s3.ts';
import type { Deployment, Resource } from '../stack/deployment.ts';
import { region } from '../stack/resource-types.ts';

const bucketSchema = z.object({
  VersioningConfiguration: z.object({ Status: z.literal('Enabled') }).optional(),
  CorsConfiguration: z
    .object({
      CorsRules: z.array(
        z.object({
          AllowedMethods: z.array(z.string()),
          AllowedOrigins: z.array(z.string()),
          AllowedHeaders: z.undefined({ error: 'No header is allowed locally' }).optional(),
        }),
      ),
    })
    .optional(),
});

const notificationSchema = z.object({
  BucketName: z.string(),
  NotificationConfiguration: z.object({
    LambdaFunctionConfigurations: z
      .array(
        z.object({
          Events: z.array(z.string()),
          LambdaFunctionArn: z.string(),
          Filter: z
            .object({
              Key: z.object({
                FilterRules: z.array(z.object({ Name: z.string(), Value: z.string() })),
              }),
            })
            .optional(),
        }),
      )
      .default([]),
  }),
});

export type Notify = (event: S3Event) => void;

/** Loads the synthesized bucket notifications. */
export function loadNotifications(
  deployment: Deployment,
  invoke: InvokeAsync,
  faults: Faults,
): Notify {
  const targets = deployment.ofType('Custom::S3BucketNotifications').flatMap((resource) => {
    const { BucketName, NotificationConfiguration } = resource.read(notificationSchema);
    return NotificationConfiguration.LambdaFunctionConfigurations.map((it) => {
      const rules = it.Filter?.Key.FilterRules ?? [];
      const value = (name: string) =>
        rules.find((rule) => rule.Name.toLowerCase() === name)?.Value ?? '';
      const names = it.Events.map((event) => event.replace(/^s3:/, '').replace('*', ''));
      return {
        bucket: BucketName,
        names,
        prefix: value('prefix'),
        suffix: value('suffix'),
        functionArn: it.LambdaFunctionArn,
      };
    });
  });
  return (event) => {
    const name = event.eventName.replace(/^s3:/, '');
    for (const { bucket, names, prefix, suffix, functionArn } of targets) {
      const fits = event.key.startsWith(prefix) && event.key.endsWith(suffix);
      if (bucket !== event.bucket || !fits || !names.some((it) => name.startsWith(it))) continue;
      const notifyListeners = () =>
        invoke(functionArn, { Records: [recordOf(event, name)] }).catch((error: unknown) =>
          console.error(`${event.key} was given up: ${String(error)}`),
        );
      const { twice, lateMs } = faults.now;
      for (let time = 0; time < (twice ? 2 : 1); time += 1)
        setTimeout(() => void notifyListeners(), lateMs);
    }
  };
}

const recordOf = ({ bucket, key, size, eTag }: S3Event, eventName: string) => ({
  eventVersion: '2.1',
  eventSource: 'aws:s3',
  awsRegion: region,
  eventTime: new Date().toISOString(),
  eventName,
  s3: {
    bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
    // As on AWS, a space in an event's key becomes a plus.
    object: {
      key: encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+'),
      size,
      eTag,
    },
  },
});

function settingsOf(bucket: Resource) {
  const { VersioningConfiguration, CorsConfiguration } = bucket.read(bucketSchema);
  const cors = (CorsConfiguration?.CorsRules ?? []).map((rule) => ({
    allowedMethods: rule.AllowedMethods,
    allowedOrigins: rule.AllowedOrigins,
  }));
  return { keepsVersions: VersioningConfiguration !== undefined, cors };
}

/** Starts S3 with the deployment's buckets. */
export const startBuckets = (
  deployment: Deployment,
  {
    principals,
    faults,
    sandboxes,
  }: { principals: Principals; faults: Faults; sandboxes: Sandboxes },
  { dataDir, notify }: { dataDir: string; notify: Notify },
) =>
  startS3({
    port: 0,
    dataDir,
    secretFor: (key) => principals.withKey(key)?.secretAccessKey,
    authorize: ({ accessKeyId, ...question }) =>
      principals.withKey(accessKeyId)?.allows(question) ?? false,
    onEvent: notify,
    around: async (request, work) => {
      const sandbox = sandboxes.callerOf(request);
      if (sandbox === undefined) return work();
      await wait(faults.now.filesSlowMs);
      if (faults.happens(faults.now.filesFail)) {
        throw new S3Error(503, 'SlowDown', 'Please reduce your request rate.');
      }
      return dieAtCalls(sandbox, { faults, sandboxes }, work);
    },
    buckets: new Map(deployment.ofType('AWS::S3::Bucket').map((it) => [it.ref, settingsOf(it)])),
  });

export const clientOf = (endpoint: string, credentials: Credentials) =>
  new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 2 });
