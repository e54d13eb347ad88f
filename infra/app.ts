import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { acknowledge } from './stacks/nag-suppressions.ts';
import { EdgeStack } from './edge/edge-stack.ts';
import { FoundationStack } from './stacks/foundation-stack.ts';
import { FrontendStack } from './stacks/frontend-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';
import { definitions } from './stacks/slices.ts';
import { stageOf } from './stacks/stage.ts';

const app = new App();
const stage = stageOf(app);
const prefix = `Menuleaf-${stage.name}`;
const foundation = new FoundationStack(app, `${prefix}-Foundation`, stage);
const edge = new EdgeStack(app, `${prefix}-Edge`, stage);

for (const slice of slices) {
  const service = new ServiceStack(app, `${prefix}-${slice}-Service`, slice, stage);
  service.addStackDependency(foundation);
  edge.addStackDependency(service);
  const dist = join(import.meta.dirname, '../frontends', definitions[slice].frontend, 'dist');
  if (!existsSync(dist)) throw new Error(`${dist} is missing: run \`npm run build\` first`);
  const frontend = new FrontendStack(app, `${prefix}-${slice}-Frontend`, slice, stage);
  frontend.addStackDependency(foundation);
}

Tags.of(app).add('product', 'menuleaf');
Tags.of(app).add('stage', stage.name);
acknowledge(app, stage.name);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
