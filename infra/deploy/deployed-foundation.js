import { stageParameters } from './stage-parameters.ts';
/** Reads what the foundation of a stage tells of itself. */
export async function readDeployedFoundation(stage, read = stageParameters) {
  const values = await read(stage, ['foundation-version', 'public-url']);
  const version = values.get('foundation-version');
  return {
    version: version === undefined ? undefined : Number(version),
    publicUrl: values.get('public-url'),
  };
}
/** The name of a stage's table. */
export async function readTableName(stage, read = stageParameters) {
  const table = (await read(stage, ['table-name'])).get('table-name');
  if (table === undefined) throw new Error(`Stage ${stage} has no table yet`);
  return table;
}
