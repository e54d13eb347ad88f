import { oneOf, withRows } from '../changes/catalogue-edits.ts';
import { itemsView, ownersItem, pick, type read } from '../owners-view.ts';
import type { ImageState } from './item-image.ts';
import type { Context } from '../context.ts';

type Changed = Awaited<ReturnType<typeof read>>;

/** An item whose image was changed after the rest of it; read again only where what was written does not tell. */
export async function imageReply(
  { catalogue, planType, now }: Changed,
  { ownerId, id, state }: { ownerId: string; id: string; state: ImageState },
  context: Context,
) {
  if (state === 'unknown') return ownersItem(ownerId, id, context);
  const { image, image_color, image_crop, image_upload, image_error } = state;
  const shown = { image, image_color, image_crop, image_upload, image_error };
  const items = [{ ...oneOf(catalogue, 'items', id), ...shown }];
  return pick(itemsView(withRows(catalogue, { items }), planType, now), id, 'Menu item');
}
