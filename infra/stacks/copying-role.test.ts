import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { copyingRole } from './copying-role.ts';
import { logGroup } from './functions/lambda-function.ts';
import { retainedBuilds, remotePrefix } from './remote-files.ts';
import { definitionOf } from './slices.ts';
import { readStage } from './stage.ts';
import { propertiesOf, testApp } from './testing/templates.ts';

const bucket = 'arn:aws:s3:::remotes';
const frontends = slices.map((slice) => definitionOf(slice).frontend);

/** Object patterns that a front end's deployment role may and may not write. */
function writesOf(frontend: string): { allowed: string[]; denied: string[] } {
  const stack = new Stack(testApp(), 'Frontend');
  copyingRole(stack, frontend, bucket, logGroup(stack, 'log', readStage('example')));
  const [policy] = propertiesOf(Template.fromStack(stack), 'AWS::IAM::Policy');
  const statements: { Effect: string; Action: string | string[]; Resource: string | string[] }[] =
    policy?.PolicyDocument.Statement;
  const of = (effect: string) =>
    statements
      .filter(({ Action, Effect }) => Effect === effect && [Action].flat().includes('s3:PutObject'))
      .flatMap(({ Resource }) => Resource);
  return { allowed: of('Allow'), denied: of('Deny') };
}

const covers = (patterns: string[], object: string) =>
  patterns.some((pattern) => object.startsWith(pattern.replace(/\*$/, '')));
const mayWrite = (frontend: string, object: string) => {
  const { allowed, denied } = writesOf(frontend);
  return covers(allowed, object) && !covers(denied, object);
};

describe.each(frontends)('the deployment of %s', (frontend) => {
  test('writes its own files and the builds that it keeps', () => {
    expect(mayWrite(frontend, `${bucket}/${remotePrefix(frontend)}main.1.js`)).toBe(true);
    expect(mayWrite(frontend, `${bucket}/${retainedBuilds(frontend)}one/mf-manifest.json`)).toBe(
      true,
    );
  });

  test.each(frontends.filter((other) => other !== frontend))(
    'cannot replace what is there of %s',
    (other) => {
      expect(mayWrite(frontend, `${bucket}/${remotePrefix(other)}index.html`)).toBe(false);
      expect(mayWrite(frontend, `${bucket}/${retainedBuilds(other)}one/index.html`)).toBe(false);
    },
  );
});
