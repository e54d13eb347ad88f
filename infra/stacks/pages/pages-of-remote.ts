import { join } from 'node:path';
import { CustomResource } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { deploymentFunction } from '../custom/deployment-function.ts';
import { read } from '../parameters.ts';
import type { Stage } from '../stage.ts';
import { knownPages } from './known-pages.ts';

const actions = [
  'cloudfront-keyvaluestore:DescribeKeyValueStore',
  'cloudfront-keyvaluestore:PutKey',
];

/** Tells the edge which pages a front end has, at its own deployment: the edge itself needs none. */
export function pagesOfRemote(scope: Construct, frontend: string, stage: Stage): CustomResource {
  const store = read(scope, stage.name, 'pages-store-arn');
  const file = join(import.meta.dirname, 'tell-pages.ts');
  const leave = new PolicyStatement({ actions, resources: [store] });
  const fn = deploymentFunction(scope, 'tell-pages', file, leave, stage);
  return new CustomResource(scope, 'pages', {
    resourceType: 'Custom::EdgePages',
    serviceToken: fn.functionArn,
    properties: { Store: store, Key: frontend, Value: knownPages(frontend) },
  });
}
