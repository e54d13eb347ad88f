import { withAddresses } from './frontend-stack.ts';

test('the picture and the address of a shared page are told whole, and no other address is', () => {
  const html =
    '<meta property="og:url" content="/pricing"/><meta property="og:image" content="/card.jpg"/><img src="/card.jpg"/>';
  expect(withAddresses(html, 'https://menu.example')).toBe(
    '<meta property="og:url" content="https://menu.example/pricing"/><meta property="og:image" content="https://menu.example/card.jpg"/><img src="/card.jpg"/>',
  );
});
