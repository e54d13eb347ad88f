import { join } from 'node:path';
import { CustomResource } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { deploymentFunction } from '../custom/deployment-function.ts';
import { read } from '../parameters.ts';
import type { Stage } from '../stage.ts';
import { knownPages, ownHtml, ownHtmlKey } from './known-pages.ts';

const actions = [
  'cloudfront-keyvaluestore:DescribeKeyValueStore',
  'cloudfront-keyvaluestore:PutKey',
];

/**
 * Publishes a front end's pages, and which have their own HTML, on its own deployment, without deploying the edge.
 * Returns the custom resources.
 */
export function pagesOfRemote(scope: Construct, frontend: string, stage: Stage): CustomResource[] {
  const store = read(scope, stage.name, 'pages-store-arn');
  const file = join(import.meta.dirname, 'tell-pages.ts');
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
