import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from '../../operation.ts';
import { imageCropSchema } from './image-crop.ts';
import { get } from '../methods.ts';

/** What the crop of an image needs beside the item’s own calls: no list loads it. */
export const imageOperations = contract({
  originalImage: {
    ...get,
    path: '/api/menus/items/{id}/original-image',
    summary: 'The whole image that the shown part was taken from, for another crop',
    reply: z.object({
      /** A data URL: nobody but the owner may see what was cut away. */
      data_url: z.string(),
      /** The part of it that is shown; absent: the middle. */
      image_crop: z.optional(imageCropSchema),
    }),
  },
});
