import { mailPlace } from './mail-place.ts';
import { news } from './news.ts';

export const supportMailQueued = news({
  name: 'support-mail-queued',
  version: 1,
  fields: mailPlace,
});
