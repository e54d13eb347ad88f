import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { FoundationStack } from '../foundation-stack.ts';
import { EventsStack } from '../events-stack.ts';
import { ServiceStack } from '../service-stack.ts';
import type { Stage } from '../stage.ts';
import { synthesizedOnce } from './synthesized-once.ts';

/**
 * An app whose templates are looked at and never deployed: the functions' code is not copied, and
 * the rules that CDK asks at each synthesis, which take most of its time, are not asked.
 * `npm run validate` asks them of every stage.
 */
export const appToLookAt = () =>
  new App({
    builtinCloudFormationValidation: false,
    context: {
      'aws:cdk:disable-asset-staging': true,
      '@aws-cdk/core:disableGitSource': true,
    },
  });

export const foundationTemplate = (stage: Stage) =>
  synthesizedOnce('Foundation', stage, () =>
    Template.fromStack(new FoundationStack(appToLookAt(), 'Foundation', stage)),
  );

export const eventsTemplate = (stage: Stage) =>
  synthesizedOnce('Events', stage, () =>
    Template.fromStack(new EventsStack(appToLookAt(), 'Events', stage)),
  );

export const serviceTemplate = (slice: Slice, stage: Stage) =>
  synthesizedOnce(slice, stage, () =>
    Template.fromStack(new ServiceStack(appToLookAt(), 'Service', slice, stage)),
  );
