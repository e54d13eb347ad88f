import { definitionOf } from '../stacks/slices.ts';
const cdk = (stage, ...args) => ['cdk', 'deploy', ...args, '--context', `stage=${stage}`];
/** What builds one slice and deploys its two stacks, and nothing else. */
export function sliceCommands(slice, stage) {
  const stacks = ['Service', 'Frontend'].map((kind) => `Menuleaf-${stage}-${slice}-${kind}`);
  return [
    ['npm', 'run', 'build', '-w', `services/${slice}`],
    ['npm', 'run', 'build', '-w', `frontends/${definitionOf(slice).frontend}`],
    cdk(stage, ...stacks, '--exclusively', '--context', `slice=${slice}`),
  ];
}
/** What builds everything and deploys all stacks of a stage. */
export const allCommands = (stage) => [['npm', 'run', 'build'], cdk(stage, '--all')];
