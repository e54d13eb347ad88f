import { dishOfPhoto } from './photos-by-name.ts';

const dishes = ['Crème brûlée', 'Tomato soup', 'Pie', 'Pie'].map((name) => ({
  name,
  image_status: 'none' as const,
}));

test.each([
  ['Tomato soup.jpg', 'Tomato soup'],
  ['creme_brulee.PNG', 'Crème brûlée'],
  ['Tomato soup 2.jpg', undefined],
  ['Pie.webp', undefined],
  ['.jpg', undefined],
])('%p is the photo of %p', (file, name) => {
  expect(dishOfPhoto(file, dishes)?.name).toBe(name);
});

test('a dish that has a photo keeps it', () => {
  expect(dishOfPhoto('Pie.jpg', [{ name: 'Pie', image_status: 'ready' }])).toBeUndefined();
});
