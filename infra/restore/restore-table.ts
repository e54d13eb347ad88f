import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { stageParameter } from '../deploy/stage-parameters.ts';
import { readStage } from '../stacks/stage.ts';
import { restoreTableAt } from './restore-table-at.ts';
import { runCommand } from '../run-command.ts';

const usage = 'npm run restore-table -- --stage <name> --to <2026-01-31T11:55:00Z>';

/** Writes the setting that switches the stage's stacks to these tables. */
function note(stage: string, tables: object): void {
  const file = join(import.meta.dirname, '../stages', `${stage}.json`);
  const settings = z.looseObject({}).parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, `${JSON.stringify({ ...settings, tables }, undefined, 2)}\n`);
}

/** Restores all tables to one second, and says in the stage's file that they are the ones to be used. */
async function restore(): Promise<string> {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, to: { type: 'string' } } });
  const moment = z.iso.datetime({ offset: true }).safeParse(values.to).data;
  if (!values.stage || values.stage === 'local' || !moment) throw new Error(usage);
  const stage = readStage(values.stage).name;
  const client = new DynamoDBClient();
  const wanted = { moment: new Date(moment) };
  const [table, passwords, history] = await Promise.all([
    stageParameter(stage, 'table-name').then((source) =>
      restoreTableAt(client, { ...wanted, source, isRead: true, expires: true }),
    ),
    stageParameter(stage, 'passwords-table-name').then((source) =>
      restoreTableAt(client, { ...wanted, source, isRead: false, expires: false }),
    ),
    stageParameter(stage, 'history-table-name').then((source) =>
      restoreTableAt(client, { ...wanted, source, isRead: false, expires: true }),
    ),
  ]);
  if (table.stream === undefined) throw new Error(`${table.name} has no stream`);
  const names = { passwords: passwords.name, history: history.name };
  note(stage, { table: table.name, stream: table.stream, ...names });
  return [
    `${table.name}, ${passwords.name} and ${history.name} are as of ${moment}.`,
    `infra/stages/${stage}.json names them now: look at them, commit it, then`,
    `  npm run deploy -- --stage ${stage} --at-once`,
    `has everything use them, and`,
    `  npm run republish -- --stage ${stage}`,
    `shows guests what they hold. The tables of before stay as they are.`,
  ].join('\n');
}

await runCommand(restore);
