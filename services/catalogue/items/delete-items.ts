import { changeCatalogue } from '../changes/change-catalogue.ts';
import { withoutOne } from '../changes/delete-one.ts';
import type { Handler } from '../context.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { toTrash } from '../store/trash.ts';

/** All or none, seen by diners at once. Each remembers its places among those that are deleted after it. */
export const deleteItems: Handler<'deleteItems'> = async ({ body }, owner, context) => {
  const { accountId: ownerId } = owner;
  await changeCatalogue(ownerId, context, ({ before, planType, ...when }) => {
    let after = before;
    const gone = body.ids.map((id) => {
      const one = withoutOne('items', after, id, planType);
      ({ after } = one);
      return one;
    });
    const job: BulkJob = {
      id: context.newId(),
      created_at: when.now.toISOString(),
      kind: 'items',
      changes: gone.map(({ row, memory }) => ({ id: row.id, trash: memory })),
    };
    const besideJob = gone.flatMap(({ row, memory }) =>
      toTrash('items', ownerId, row, memory, when),
    );
    return { after, job, besideJob };
  });
  return undefined;
};
