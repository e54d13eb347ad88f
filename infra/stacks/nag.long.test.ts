import { App, CfnResource, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { addStacks } from '../all-stacks.ts';
import { suppressRules } from './suppress-rules.ts';
import { suppressionsOf } from './suppressions.ts';
import { cloudStage, readStage, type Stage } from './stage.ts';
import { settings } from './testing/settings.ts';

const withStacks = (stage: Stage) => {
  const app = new App();
  addStacks(app, stage);
  return app;
};
const stages = {
  local: readStage('local'),
  prod: cloudStage('prod', {
    ...settings,
    edgeSecretNumber: 2,
    monthlyBudgetDollars: 200,
    repository: 'owner@1/name@2',
  }),
  'a disposable one': cloudStage('trial-2', { ...settings, disposable: true }),
};
const apps = new Map<string, App>();
beforeAll(() => {
  for (const [name, stage] of Object.entries(stages)) apps.set(name, withStacks(stage));
});

/** Both packs' findings in an app. */
const findingsOf = (app: IConstruct) =>
  [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
      ),
  );

test.each(Object.keys(stages))(
  'cdk-nag has nothing to say of %s',
  (name) => {
    expect(findingsOf(apps.get(name) ?? new App())).toEqual([]);
  },
  60_000,
);

/** Suppressions that cover more than one resource, such as a whole stack. */
const tooWide = (app: App) =>
  app.node
    .findAll()
    .filter(
      (construct) => suppressionsOf(construct).length > 0 && !CfnResource.isCfnResource(construct),
    )
    .map(({ node }) => node.path);

test('every suppression is of one resource, and says why', () => {
  for (const app of apps.values()) {
    expect(tooWide(app)).toEqual([]);
    const said = app.node.findAll().flatMap(suppressionsOf).flatMap(Object.values);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([]);
  }
});

/** An app's suppressions, and its findings without them. */
function openly(app: App) {
  const excused = app.node.findAll().flatMap((construct) => {
    const ids = suppressionsOf(construct).flatMap(Object.keys);
    const others = construct.node.metadata.filter(
      ({ type }) => type !== Validations.ACKNOWLEDGED_RULES_METADATA_KEY,
    );
    Object.defineProperty(construct.node, 'metadata', { value: others });
    return ids.map((id) => `${id.replace('Annotation::', '')} ${construct.node.path}`);
  });
  return { excused, found: new Set(findingsOf(app)) };
}

test('every suppression of the slices is of something that is found', () => {
  const { excused, found } = openly(withStacks(stages.local));
  expect(excused.filter((one) => !found.has(one))).toEqual([]);
  expect(excused.length).toBe(found.size);
}, 60_000);

test('a suppression of a whole stack is noticed, and what it hid', () => {
  const app = withStacks(stages.local);
  const [stack] = app.node.children;
  if (!stack) throw new Error('An app has stacks');
  Validations.of(stack).acknowledge({ id: 'AwsSolutions-S10', reason: 'All of it, at once.' });
  expect(tooWide(app)).toEqual([stack.node.path]);
  const open = new Bucket(stack, 'open');
  expect(findingsOf(open)).toContain(`AwsSolutions-S1 ${open.node.path}/Resource`);
  suppressRules(open, { 'AwsSolutions-S1': 'It is of this test alone.' });
  expect(findingsOf(open)).not.toContain(`AwsSolutions-S1 ${open.node.path}/Resource`);
});
