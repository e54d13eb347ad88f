import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { FoundationStack } from '../foundation-stack.ts';
import { EventsStack } from '../events-stack.ts';
import { ServiceStack } from '../service-stack.ts';
import type { Stage } from '../stage.ts';
import { synthesizedOnce } from './synthesized-once.ts';

/**
 * An app for inspecting templates, never deployed: it does not copy function code, and skips CDK's rules, which take
 * most of synthesis time. `npm run validate` checks them for every stage.
 */
export const testApp = () =>
  new App({
    builtinCloudFormationValidation: false,
    context: {
      'aws:cdk:disable-asset-staging': true,
      '@aws-cdk/core:disableGitSource': true,
    },
  });

/** What a template says of all resources of a type. */
export const propertiesOf = (template: Template, type: string) =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

export const foundationTemplate = (stage: Stage) =>
  synthesizedOnce('Foundation', stage, () =>
    Template.fromStack(new FoundationStack(testApp(), 'Foundation', stage)),
  );

export const eventsTemplate = (stage: Stage) =>
  synthesizedOnce('Events', stage, () =>
    Template.fromStack(new EventsStack(testApp(), 'Events', stage)),
  );

export const serviceTemplate = (slice: Slice, stage: Stage) =>
  synthesizedOnce(slice, stage, () =>
    Template.fromStack(new ServiceStack(testApp(), 'Service', slice, stage)),
  );
