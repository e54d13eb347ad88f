import { once } from 'node:events';
import { connect } from 'node:net';
import { openFrontDoor } from './front-door.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a client that breaks off within a request leaves one line with its path', async () => {
  const { promise: said, resolve } = Promise.withResolvers<unknown[]>();
  const log = jest.spyOn(console, 'error').mockImplementation((...words) => resolve(words));
  const door = await openFrontDoor(0, () => Promise.reject(new Error('Asked')));
  const client = connect(door.port, 'localhost');
  await once(client, 'connect');
  const head =
    'POST /api/menus?token=secret HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{';
  await new Promise((resolve) => client.write(head, resolve));
  setTimeout(() => client.destroy(), 50);
  expect(await said).toEqual(['POST /api/menus: the client broke off']);
  await door.close();
  expect(log).toHaveBeenCalledTimes(1);
});
