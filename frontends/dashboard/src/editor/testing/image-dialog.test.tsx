import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { user } from '@menuleaf/shared/testing/user.ts';
import { busy, silent, soup } from '../../testing/catalogue-for-tests.ts';
import { cropIn } from '../../testing/crop-in.ts';
import { menuDoc, menuServer } from '../../testing/menu-server.ts';
import { isBusy, openPage } from '../../testing/owners-page.tsx';

const update = 'PUT /api/menus/items/soup';
const file = new File(['an image'], 'soup.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:soup';
  URL.revokeObjectURL = () => undefined;
});

type Server = NonNullable<Parameters<typeof menuServer>[1]>;

const slider = (name: string) => screen.getByRole('slider', { name });
const set = (name: string, value: string) => fireEvent.change(slider(name), { target: { value } });
/** As the browser does on image load. */
function load(width: number, height: number) {
  const image = screen.getByAltText('What guests will see');
  Object.defineProperties(image, {
    naturalWidth: { value: width, configurable: true },
    naturalHeight: { value: height, configurable: true },
  });
  fireEvent.load(image);
}

/** The dialog of a dish without an image. */
async function open({ plan = 'pro', answers = {} }: Server) {
  const server = menuServer(menuDoc({ Starters: ['Soup'] }), { plan, answers });
  openPage('/menu/m1/editor');
  await user.click(await screen.findByRole('button', { name: 'More of Soup' }));
  await user.click(await screen.findByRole('button', { name: 'Add an image' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Image of Soup' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const choose = async (image: File) => user.upload(await dialog.findByLabelText(/^Image/), image);
  return { dialog, save, choose, sent: () => server.sent(update) };
}

test('a dish without an image shows none, and there is nothing to save', async () => {
  const { dialog } = await open({});
  expect(await dialog.findByLabelText(/^Image/)).toBeVisible();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('an image that is chosen is shown, sent, and the dialog closes', async () => {
  const { dialog, choose, save, sent } = await open({ answers: { [update]: { body: soup } } });
  await choose(file);
  expect(dialog.getByAltText('What guests will see')).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

test('the part that guests see is set by sliders, for a tall image and for a wide one', async () => {
  const { dialog, choose, save, sent } = await open({ answers: { [update]: { body: soup } } });
  await choose(file);
  load(900, 1600);
  expect(dialog.getByText(/Guests see this part/)).toBeVisible();
  expect(slider('Left or right')).toBeDisabled();
  set('Up or down', '0');
  await choose(new File(['another'], 'wide.jpg', { type: 'image/jpeg' }));
  load(1600, 900);
  expect(slider('Up or down')).toBeDisabled();
  set('Left or right', '0');
  set('Zoom', '2');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(cropIn(sent()[0])).toEqual({ x: 0.1875, y: 0.25, width: 0.375, height: 0.5 });
});

test('on Free it says what images are part of, with the way there, and takes none', async () => {
  const { dialog } = await open({ plan: 'free' });
  expect(await dialog.findByText('Images are part of Pro.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');
  expect(dialog.queryByLabelText(/^Image/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it is sent nothing can be pressed twice', async () => {
  const { dialog, choose, save } = await open({ answers: { [update]: busy } });
  await choose(file);
  await save();
  await isBusy('Saving...', dialog);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('an image that could not be sent says so, stays chosen, and is sent again', async () => {
  const answers = { [update]: silent };
  const { dialog, choose, save, sent } = await open({ answers });
  await choose(file);
  await save();
  expect(await dialog.findByText('The image could not be saved. Please try again.')).toBeVisible();
  expect(dialog.getByAltText('What guests will see')).toBeVisible();
  const tries = sent().length;
  await save();
  await waitFor(() => expect(sent().length).toBeGreaterThan(tries));
  expect(dialog.getByAltText('What guests will see')).toBeVisible();
});

test('a file of another kind is refused in its place', async () => {
  const { dialog, choose } = await open({});
  await choose(new File(['GIF89a'], 'soup.gif', { type: 'image/gif' }));
  expect(dialog.getByText('Please select a valid image file (JPG, PNG, or WebP)')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});
