import { catalogueContract } from '../../contracts/catalogue.ts';
import { identityContract } from '../../contracts/identity.ts';
import { onSignedOut } from './signed-out.ts';
import { keepToken, readToken } from './token.ts';
import { mockServer } from '../../testing/mock-server.ts';
import { client } from './client.ts';

const catalogue = client(catalogueContract);
const identity = client(identityContract);

describe('a call', () => {
  test('fills its path, and parses the reply', async () => {
    const body = { url: 'https://menuleaf.example/restaurant/a%2Fb' };
    const { asked } = mockServer({ 'GET /api/restaurants/a%2Fb/qr-code': { body } });
    await expect(catalogue.qrCode({ params: { id: 'a/b' } })).resolves.toEqual(body);
    expect(asked).toHaveLength(1);
  });

  test('names what is wrong with each field', async () => {
    const detail = [
      { loc: ['body', 'name'], msg: 'Name is required', type: 'x' },
      { loc: ['body', 'sort_order'], msg: 'Must be 0 or more', type: 'x' },
    ];
    mockServer({ 'POST /api/categories': { status: 422, body: { detail } } });
    await expect(catalogue.createCategory({ body: { name: '' } })).rejects.toMatchObject({
      status: 422,
      detail: 'Name is required, Must be 0 or more',
      fields: { name: 'Name is required', sort_order: 'Must be 0 or more' },
    });
  });

  test('that finds the session over forgets the token and says so', async () => {
    const heard = jest.fn();
    const stop = onSignedOut(heard);
    keepToken('old');
    mockServer({ 'GET /api/menus': { status: 401, body: { detail: 'Not authenticated' } } });
    await expect(catalogue.listMenus()).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  test('that finds an earlier session over leaves a newer one alone', async () => {
    const heard = jest.fn();
    const stop = onSignedOut(heard);
    keepToken('old');
    mockServer({ 'GET /api/menus': { status: 401, body: { detail: 'Not authenticated' } } });
    const asked = catalogue.listMenus();
    keepToken('new');
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe('new');
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  test('who one is, and a wrong password, lead nowhere', async () => {
    const heard = jest.fn();
    const stop = onSignedOut(heard);
    const refusal = { status: 401, body: { detail: 'Incorrect email or password' } };
    mockServer({ 'GET /api/auth/me': refusal, 'POST /api/auth/login': refusal });
    await expect(identity.me()).rejects.toMatchObject({ status: 401 });
    const body = { username: 'a@b.c', password: 'x' };
    await expect(identity.login({ body })).rejects.toMatchObject({ status: 401 });
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  test('sends multipart without what is absent', async () => {
    const { asked } = mockServer({});
    const body = { name: 'Soup', price: 4, calories: null };
    await expect(catalogue.createItem({ body })).rejects.toMatchObject({ status: 404 });
    expect(asked[0]?.body).toEqual({ name: 'Soup', price: '4', calories: 'null' });
  });
});
