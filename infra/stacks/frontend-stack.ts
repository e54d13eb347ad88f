import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystem, Stack, CustomResource } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { deployedBy, withinBoundary } from './deployed-by.ts';
import type { Construct } from 'constructs';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { copyingRole } from './copying-role.ts';
import { suppressDeploymentRules } from './suppress-helper-rules.ts';
import { logGroup } from './functions/lambda-function.ts';
import { read } from './parameters.ts';
import { ownPages } from '@menuleaf/shared/contracts/pages/front-pages.ts';
import { retainedBuild, remotePrefix, unhashed } from './remote-files.ts';
import { definitionOf } from './slices.ts';
import type { Stage } from './stage.ts';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { deploymentFunction } from './custom/deployment-function.ts';
import { knownPages, ownHtml, ownHtmlKey } from './pages/known-pages.ts';

const actions = [
  'cloudfront-keyvaluestore:DescribeKeyValueStore',
  'cloudfront-keyvaluestore:PutKey',
];

/**
 * Publishes a front end's pages, and which have their own HTML, on its own deployment, without deploying the edge.
 * Returns the custom resources.
 */
function pagesOfRemote(scope: Construct, frontend: string, stage: Stage): CustomResource[] {
  const store = read(scope, stage.name, 'pages-store-arn');
  const file = join(import.meta.dirname, 'pages/tell-pages.ts');
  const permission = new PolicyStatement({ actions, resources: [store] });
  const fn = deploymentFunction(scope, 'tell-pages', file, permission, stage);
  const putKey = (id: string, key: string, value: string) =>
    new CustomResource(scope, id, {
      resourceType: 'Custom::EdgePages',
      serviceToken: fn.functionArn,
      properties: { Store: store, Key: key, Value: value },
    });
  const pages = putKey('pages', frontend, knownPages(frontend));
  if (frontend !== 'shell') return [pages];
  return [pages, putKey('own-html', ownHtmlKey, ownHtml)];
}

/** File types also stored compressed, with their content types. */
const compressedTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** A slice's remote, copied to the remotes bucket. Old chunks are kept for open pages. */
export class FrontendStack extends Stack {
  constructor(scope: Construct, id: string, slice: Slice, stage: Stage) {
    super(scope, id, deployedBy(slice, stage));
    withinBoundary(this, stage);
    const { frontend } = definitionOf(slice);
    const dist = join(import.meta.dirname, '../../frontends', frontend, 'dist');
    const bucket = Bucket.fromBucketName(this, 'remotes', read(this, stage.name, 'remotes-bucket'));
    const log = logGroup(this, 'copying-log', stage);
    const common = {
      logGroup: log,
      role: copyingRole(this, frontend, bucket.bucketArn, log),
      sources: [Source.asset(dist)],
      destinationBucket: bucket,
      destinationKeyPrefix: remotePrefix(frontend),
      prune: false,
    };
    const forever = [CacheControl.fromString('public, max-age=31536000, immutable')];
    const chunks = new BucketDeployment(this, 'chunks', {
      ...common,
      exclude: [...unhashed, '*.br'],
      cacheControl: forever,
    });
    const compressed = Object.entries(compressedTypes).map(
      ([kind, contentType]) =>
        new BucketDeployment(this, `compressed-${kind}`, {
          ...common,
          exclude: ['*'],
          include: [`*.${kind}.br`],
          cacheControl: forever,
          contentEncoding: 'br',
          contentType,
        }),
    );
    const named = {
      ...common,
      sources: [...common.sources, ...(frontend === 'shell' ? ownPagesAt(stage, dist) : [])],
      exclude: ['*'],
      include: unhashed,
      cacheControl: [CacheControl.fromString('no-cache')],
    };
    // Kept for rollbacks, read by infra/deploy/retained-builds.ts.
    const kept = new BucketDeployment(this, 'kept', {
      ...named,
      destinationKeyPrefix: retainedBuild(frontend, FileSystem.fingerprint(dist).slice(0, 16)),
    });
    const names = new BucketDeployment(this, 'names', named);
    // Entry files go last: all chunks must exist, and the build must be kept for rollbacks.
    names.node.addDependency(chunks, ...compressed, kept);
    suppressDeploymentRules(this);
    // Pages are announced once they can be served.
    for (const resource of pagesOfRemote(this, frontend, stage)) resource.node.addDependency(names);
  }
}

/**
 * A site that shows a shared link takes whole addresses only. One build is for all stages, so each is told its own on the
 * way to its bucket.
 */
const ownPagesAt = ({ domain, publicUrl }: Stage, dist: string) =>
  domain
    ? ownPages.map(({ file }) =>
        Source.data(file, withAddresses(readFileSync(join(dist, file), 'utf8'), publicUrl)),
      )
    : [];

export const withAddresses = (html: string, origin: string) =>
  html.replaceAll(/(<meta property="og:(?:image|url)" content=")(?=\/)/gu, `$1${origin}`);
