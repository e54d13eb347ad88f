import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from '../all-stacks.ts';
import { countSuppressions } from '../stacks/suppressions.ts';
import { cloudStage, readStage, type Stage } from '../stacks/stage.ts';
import { checkers } from './checkers.ts';

const folder = join(import.meta.dirname, '../stages');

const range = { least: 10, most: 1000 };
const capacity = { reads: range, writes: range };

/** One of each kind, with all optional settings, and those with a file. */
function stages(): Stage[] {
  const settings: object = JSON.parse(readFileSync(join(folder, 'example.json'), 'utf8'));
  const files = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));
  return [
    readStage('local'),
    cloudStage('dev', { ...settings, disposable: true }),
    cloudStage('staging', settings),
    cloudStage('prod', {
      ...{ ...settings, edgeSecretNumber: 2, monthlyBudgetDollars: 200 },
      tableCapacity: { table: capacity, history: capacity },
    }),
    ...files.filter((name) => name !== 'example').map(readStage),
  ];
}

/** Synthesizes a stage and prints findings and suppressions. Returns the number of findings. */
function validate(stage: Stage): number {
  const outdir = mkdtempSync(join(tmpdir(), 'menuleaf-validate-'));
  try {
    const app = new App({ outdir, context: { '@aws-cdk/core:disableGitSource': true } });
    addStacks(app, stage);
    const suppressed = app.node.children.map(
      (stack) =>
        `${stack.node.id.replace(`Menuleaf-${stage.name}-`, '')} ${countSuppressions(stack)}`,
    );
    console.log(
      `${stage.name}: ${countSuppressions(app)} findings of cdk-nag excused (${suppressed.join(', ')})`,
    );
    const templates = app.synth().stacks.map(({ templateFullPath }) => templateFullPath);
    return checkers.reduce((sum, { name, find }) => {
      const findings = find(templates);
      console.log(
        `${stage.name}: ${templates.length} templates, ${name}: ${findings.length} findings`,
      );
      for (const finding of findings) console.log(`  ${finding}`);
      return sum + findings.length;
    }, 0);
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

process.exitCode = stages().reduce((sum, stage) => sum + validate(stage), 0) > 0 ? 1 : 0;
