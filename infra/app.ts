import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { acknowledge } from './stacks/nag-suppressions.ts';
import { EdgeStack } from './edge/edge-stack.ts';
import { FoundationStack } from './stacks/foundation-stack.ts';
import { FrontendStack } from './stacks/frontend-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';
import { definitionOf } from './stacks/slices.ts';
import { stageOf } from './stacks/stage.ts';

const app = new App();
const stage = stageOf(app);
const prefix = `Menuleaf-${stage.name}`;

/** The two stacks of a slice. Of the other slices they need neither code nor builds. */
function sliceStacks(slice: Slice): [service: ServiceStack, frontend: FrontendStack] {
  const dist = join(import.meta.dirname, '../frontends', definitionOf(slice).frontend, 'dist');
  if (!existsSync(dist)) throw new Error(`${dist} is missing: run \`npm run build\` first`);
  const service = new ServiceStack(app, `${prefix}-${slice}-Service`, slice, stage);
  const frontend = new FrontendStack(app, `${prefix}-${slice}-Frontend`, slice, stage);
  // A remote never calls what is not there yet.
  frontend.addStackDependency(service);
  return [service, frontend];
}

function allStacks(): void {
  const foundation = new FoundationStack(app, `${prefix}-Foundation`, stage);
  const edge = new EdgeStack(app, `${prefix}-Edge`, stage);
  for (const slice of slices) {
    const [service, frontend] = sliceStacks(slice);
    service.addStackDependency(foundation);
    frontend.addStackDependency(foundation);
    edge.addStackDependency(service);
  }
}

const only = slices.find((slice) => slice === app.node.tryGetContext('slice'));
if (only) sliceStacks(only);
else allStacks();

Tags.of(app).add('product', 'menuleaf');
Tags.of(app).add('stage', stage.name);
acknowledge(app, stage.name);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
