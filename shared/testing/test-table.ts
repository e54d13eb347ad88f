import { openTable } from '../server/table/table.ts';

/** The test cloud's table. */
export const table = openTable(process.env.TABLE_NAME ?? '');
