import { type MenuEdit, refsOf } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { oneOf } from '../../changes/catalogue-edits.ts';
import { changeCatalogue } from '../../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../../changes/idempotency-key.ts';
import { rejoinImages } from '../../images/item-image.ts';
import { read } from '../../owners-view.ts';
import { contentOf } from '../menu-content.ts';
import { applyEdits } from './apply-edits.ts';
import type { Draft } from './draft.ts';
import type { CatalogueHandler } from '../../context.ts';

const isRestore = (edit: MenuEdit) => edit.do === 'restore_item' || edit.do === 'restore_category';

/** One transaction: if one edit fails, none is saved. */
export const editMenu: CatalogueHandler<'editMenu'> = async (input, owner, context) => {
  const { params, body } = input;
  const { accountId: ownerId } = owner;
  const refs = refsOf(body.edits);
  const ids = new Map(refs.map((ref) => [ref, context.newId()]));
  const changed = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType, now, stamp }) => {
      const menuId = oneOf(before, 'menus', params.id).id;
      const given = { ownerId, menuId, before, planType, now, stamp, ids };
      const { store } = context;
      const draft: Draft = { ...given, store, catalogue: before, gone: new Map(), also: new Map() };
      await applyEdits(draft, body.edits);
      const also = [...draft.also.values()].flat();
      const isUndo = body.edits.every(isRestore);
      return { after: draft.catalogue, made: [...ids.values()], also, isUndo };
    },
    // The fingerprint includes the menu id.
    { once: idempotencyKeyOf(`editMenu ${params.id}`, input) },
  );
  const back = body.edits.flatMap((edit) => (edit.do === 'restore_item' ? [edit.item] : []));
  const isNewer = await rejoinImages(ownerId, back, changed.catalogue, context);
  const content = contentOf(isNewer ? await read(ownerId, context) : changed, params.id);
  const made = refs.map((ref, at) => ({ ref, id: changed.made[at] ?? '' }));
  return { ...content, made };
};
