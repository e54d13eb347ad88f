import { App } from 'aws-cdk-lib';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { addStacks } from './all-stacks.ts';
import { stageOf } from './stacks/stage.ts';

const app = new App();
addStacks(
  app,
  stageOf(app),
  (['platform', ...slices] as const).find((name) => name === app.node.tryGetContext('only')),
);
