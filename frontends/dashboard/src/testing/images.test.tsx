import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import './later-parts-there.ts';
import { fullAccount, signedIn, soup } from './catalogue-for-tests.ts';
import { cropIn } from './crop-in.ts';
import { oneOfEach } from './one-of-each.ts';
import { openPage, openServed, openWithToasts } from './owners-page.tsx';

test('a refused file leaves its field, and nothing is saved before it is dropped', async () => {
  const { sent } = mockServer({
    ...oneOfEach,
    ...signedIn('pro'),
    'PUT /api/menus/items/i1': { body: soup },
  });
  const saves = () => sent('PUT').length;
  const { router } = openPage('/menu-item/i1/edit');
  const field = await screen.findByLabelText(/^Image/);
  await user.upload(field, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  expect(field).toHaveValue('');
  const refusal = 'Please select a valid image file (JPG, PNG, or WebP)';
  expect(field).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await user.click(screen.getByRole('button', { name: 'Update Menu Item' }));
  await user.click(await screen.findByRole('link', { name: refusal }));
  expect(field).toHaveFocus();
  expect(saves()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  await user.click(screen.getByRole('button', { name: 'Update Menu Item' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(saves()).toBe(1);
});

test('a file that is dropped, and that only its name calls an image, is refused before it is sent', async () => {
  URL.createObjectURL = () => 'blob:none';
  URL.revokeObjectURL = () => undefined;
  mockServer({ ...oneOfEach, ...signedIn('pro') });
  openWithToasts('/menu-item/i1/edit');
  const field = await screen.findByLabelText(/^Image/);
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['none'], name, { type: 'image/jpeg' }));
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  // Of several, it is said which one is taken.
  expect(await screen.findByText('A dish has one image. This is “a.jpg”.')).toBeVisible();
  fireEvent.error(await screen.findByAltText('What guests will see'));
  expect(field).toBeInvalid();
  expect(field).toHaveValue('');
});

test('another part of a saved image is chosen from the whole that was kept', async () => {
  URL.createObjectURL = () => 'blob:soup';
  URL.revokeObjectURL = () => undefined;
  const crop = { x: 0.2, y: 0, width: 0.5, height: 0.5 };
  const item = { ...soup, id: 'i1', image_status: 'ready', image_url: '/images/x/288.webp' };
  const { sent } = openServed('/menu-item/i1/edit', {
    ...oneOfEach,
    ...signedIn('pro'),
    'GET /api/menus/items/i1': { body: item },
    'GET /api/menus/items/i1/original-image': {
      body: { data_url: `data:image/webp;base64,${btoa('whole')}`, image_crop: crop },
    },
    'PUT /api/menus/items/i1': { body: item },
  });
  await user.click(await screen.findByRole('button', { name: 'Crop the image' }));
  await waitFor(() =>
    expect(screen.getByAltText('What guests will see')).toHaveAttribute('src', 'blob:soup'),
  );
  const image = screen.getByAltText('What guests will see');
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
  fireEvent.change(screen.getByRole('slider', { name: 'Up or down' }), {
    target: { value: '0.1' },
  });
  await user.click(screen.getByRole('button', { name: 'Update Menu Item' }));
  await waitFor(() => expect(sent('PUT').map(cropIn)).toEqual([{ ...crop, y: 0.1 }]));
});

test('an image that was removed can be chosen again', async () => {
  URL.createObjectURL = () => 'blob:soup';
  URL.revokeObjectURL = () => undefined;
  openServed('/menu-item/add', { ...oneOfEach, ...signedIn('pro') });
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  const field = await screen.findByLabelText(/^Image/);
  await user.upload(field, image);
  await user.click(await screen.findByRole('button', { name: 'Remove image' }));
  expect(screen.queryByAltText('What guests will see')).toBeNull();
  await user.upload(field, image);
  expect(await screen.findByAltText('What guests will see')).toBeVisible();
});

test('photos that are named after their dishes are added at once, and the others are told with the reason', async () => {
  const { sent } = openServed('/dashboard?tab=menu-items', {
    ...fullAccount,
    ...signedIn('pro'),
    'PUT /api/menus/items/i1': { body: soup },
  });
  await user.click(await screen.findByRole('button', { name: 'More for your items' }));
  await user.click(screen.getByRole('button', { name: 'Add photos' }));
  const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });
  await user.upload(await screen.findByLabelText('Photos'), [
    photo(`${soup.name}.JPG`),
    photo(`${soup.name}.png`),
    photo('Bread.heic', 'image/heic'),
  ]);
  expect(await screen.findByText('1 of 3 photos were added.')).toBeVisible();
  expect(screen.getByText(`${soup.name}.png: no such dish without a photo`)).toBeVisible();
  expect(screen.getByText('Bread.heic: no JPG, PNG or WebP')).toBeVisible();
  expect(sent('PUT')).toHaveLength(1);
});
