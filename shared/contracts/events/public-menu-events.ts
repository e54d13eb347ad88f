import * as z from '@menuleaf/shared/contracts/schema.ts';
import { domainEvent } from './domain-event.ts';

/** What guests read of a restaurant's menu is another one now; told where the owner has a webhook. */
export const menuPublished = domainEvent({
  name: 'menu-published',
  version: 1,
  fields: z.object({
    owner_id: z.string(),
    restaurant_id: z.string(),
    restaurant_name: z.string(),
    menu_id: z.string(),
    menu_name: z.string(),
    published_at: z.string(),
    /** Same on redelivery. */
    change_id: z.string(),
  }),
});
