import { oneOf } from '../changes/catalogue-edits.ts';
import type { CatalogueHandler } from '../context.ts';
import { read } from '../owners-view.ts';
import { lookReply } from './look-reply.ts';

export const getLook: CatalogueHandler<'getLook'> = async ({ params }, owner, context) => {
  const { catalogue, planType } = await read(owner.userId, context);
  return lookReply(oneOf(catalogue, 'restaurants', params.id), planType);
};
