import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Aspects, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { EdgeStack } from './edge/edge-stack.ts';
import { PipelinesStack } from './pipelines/pipelines-stack.ts';
import type { DeployerName } from './stacks/deployed-by.ts';
import { FoundationStack } from './stacks/foundation-stack.ts';
import { FrontendStack } from './stacks/frontend-stack.ts';
import { logsExpire } from './stacks/functions/logs-expire.ts';
import { EventsStack } from './stacks/events-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';
import { definitionOf } from './stacks/slices.ts';
import type { Stage } from './stacks/stage.ts';

/** The two stacks of a slice. Of the other slices they need neither code nor builds. */
function addSlice(app: App, slice: Slice, stage: Stage): [ServiceStack, FrontendStack] {
  const dist = join(import.meta.dirname, '../frontends', definitionOf(slice).frontend, 'dist');
  if (!existsSync(dist)) throw new Error(`${dist} is missing: run \`npm run build\` first`);
  const prefix = `Menuleaf-${stage.name}-${slice}`;
  const service = new ServiceStack(app, `${prefix}-Service`, slice, stage);
  const frontend = new FrontendStack(app, `${prefix}-Frontend`, slice, stage);
  // A remote never calls what is not there yet.
  frontend.addStackDependency(service);
  return [service, frontend];
}

/** What stands below the slices; what has to be there before it is told by parameters, not by the order of stacks. */
function addPlatform(app: App, stage: Stage): [FoundationStack, EventsStack, EdgeStack] {
  const foundation = new FoundationStack(app, `Menuleaf-${stage.name}-Foundation`, stage);
  const event = new EventsStack(app, `Menuleaf-${stage.name}-Events`, stage);
  event.addStackDependency(foundation);
  return [foundation, event, new EdgeStack(app, `Menuleaf-${stage.name}-Edge`, stage)];
}

function addEverything(app: App, stage: Stage): void {
  const [foundation, event, edge] = addPlatform(app, stage);
  if (stage.repository !== undefined) {
    // The roles that all the others are deployed by.
    foundation.addStackDependency(
      new PipelinesStack(app, `Menuleaf-${stage.name}-Pipelines`, stage),
    );
  }
  for (const slice of slices) {
    const [service, frontend] = addSlice(app, slice, stage);
    service.addStackDependency(foundation);
    // Events that nobody tells yet would be listened to in vain.
    service.addStackDependency(event);
    frontend.addStackDependency(foundation);
    edge.addStackDependency(service);
  }
}

/** Fills an app with all stacks of a stage, or with those of one deployer alone, under the rules that are checked. */
export function addStacks(app: App, stage: Stage, only?: DeployerName): void {
  if (only === 'platform') addPlatform(app, stage);
  else if (only) addSlice(app, only, stage);
  else addEverything(app, stage);
  Tags.of(app).add('product', 'menuleaf');
  Tags.of(app).add('stage', stage.name);
  Aspects.of(app).add(logsExpire(stage));
  if (process.env['CDK_VALIDATION'] === 'false') return;
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}
