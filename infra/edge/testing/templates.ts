import { Template } from 'aws-cdk-lib/assertions';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import type { Stage } from '../../stacks/stage.ts';
import { synthesizedOnce } from '../../stacks/testing/synthesized-once.ts';
import {
  testApp,
  foundationTemplate,
  eventsTemplate,
  serviceTemplate,
} from '../../stacks/testing/templates.ts';
import { EdgeStack } from '../edge-stack.ts';

export const edgeTemplate = (stage: Stage) =>
  synthesizedOnce('Edge', stage, () => Template.fromStack(new EdgeStack(testApp(), 'Edge', stage)));

/** All templates of a stage that hold more than a front end's files. */
export const allTemplates = (stage: Stage) => [
  foundationTemplate(stage),
  eventsTemplate(stage),
  edgeTemplate(stage),
  ...slices.map((slice) => serviceTemplate(slice, stage)),
];
