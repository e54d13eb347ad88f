import { globSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
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
export async function deployFrontEnds(
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
