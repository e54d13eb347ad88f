import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { keyOf } from './write-actions.ts';

/** The same item under another id. An image that is still being made is its original's alone; a made one is shared. */
export function copyOfItem(item: StoredItem, id: string, at: string): StoredItem {
  const { image_upload: _waits, image_error: _failed, ...same } = item;
  return { ...same, id, created_at: at, updated_at: at };
}

/** Transaction writes: the original shows the image that its copy takes over, so that it is not being removed. */
export function stillShows(ownerId: string, { id, image }: StoredItem): WriteAction[] {
  if (image === undefined) return [];
  return [
    {
      ConditionCheck: {
        Key: keyOf('items', ownerId, id),
        ConditionExpression: 'image = :image',
        ExpressionAttributeValues: { ':image': image },
      },
    },
  ];
}
