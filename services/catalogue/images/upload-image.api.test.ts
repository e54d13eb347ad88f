import { newOwner, send } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { postForm } from '@menuleaf/shared/server/http/post-form.ts';

test('a presigned upload takes neither another size nor another type', async () => {
  const owner = await newProOwner();
  const { json: upload } = await owner.send('POST', '/api/menus/items/uploads', {
    type: 'image/png',
    size: 1000,
  });
  const attempt = (change: Record<string, string>, size = 10) => {
    const post = new FormData();
    const fields = { ...upload.fields, ...change };
    for (const [name, value] of Object.entries(fields)) post.set(name, String(value));
    post.set('file', new Blob([new Uint8Array(size)]), 'x');
    return postForm(upload.url, post);
  };
  expect(await attempt({ 'Content-Type': 'text/html' })).toBe(403);
  expect(await attempt({ key: 'images/other/288.webp' })).toBe(403);
  expect(await attempt({}, 5_300_000)).toBe(400);
});

test('a free account gets no leave to upload', async () => {
  const me = await newOwner();
  const body = { type: 'image/png', size: 10 };
  expect((await me.send('POST', '/api/menus/items/uploads', body)).status).toBe(403);
  expect((await send('POST', '/api/menus/items/uploads', { body })).status).toBe(401);
});
