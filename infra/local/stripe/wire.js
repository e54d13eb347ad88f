import * as z from 'zod';
export const json = z.json();
export function wireList(url, data, hasMore = false) {
  return { object: 'list', url, has_more: hasMore, data };
}
export function toJson(value) {
  return json.parse(JSON.parse(JSON.stringify(value)));
}
