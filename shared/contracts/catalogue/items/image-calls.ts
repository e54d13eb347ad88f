import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { imageCropSchema } from './image-crop.ts';
import { get } from '../methods.ts';

/** Image crop calls, separate from the item's own calls: no list loads them. */
export const imageOperations = contract({
  originalImage: {
    ...get,
    path: '/api/menus/items/{id}/original-image',
    summary: 'The whole image that the shown part was taken from, for another crop',
    reply: z.object({
      /** A data URL: only the owner may see the cropped-out parts. */
      data_url: z.string(),
      /** The visible part; absent: centered. */
      image_crop: z.optional(imageCropSchema),
    }),
  },
});
