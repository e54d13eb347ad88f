import { changeCatalogue } from '../changes/change-catalogue.ts';
import { restoreExpired, withRestored } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';
import { rejoinImages } from '../images/item-image.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { outOfTrash } from '../store/trash.ts';

/** Undoes `deleteItems`, all or none: the last one first, so that each finds its place among those that follow it. */
export const restoreItems: CatalogueHandler<'restoreItems'> = async ({ body }, owner, context) => {
  const { accountId: ownerId } = owner;
  const { catalogue } = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType, now }) => {
      const trash = await context.store.trashedItems(ownerId, body.ids, now);
      let after = before;
      const besideJob = body.ids.toReversed().flatMap((id) => {
        const gone = trash.get(id);
        if (!gone) throw restoreExpired();
        after = withRestored('items', after, id, gone, planType);
        return outOfTrash('items', ownerId, id, gone, now);
      });
      const job: BulkJob = {
        id: context.newId(),
        created_at: now.toISOString(),
        kind: 'items',
        changes: body.ids.map((id) => ({ id, back: true })),
      };
      return { after, job, besideJob, isUndo: true };
    },
  );
  await rejoinImages(ownerId, body.ids, catalogue, context);
  return undefined;
};
