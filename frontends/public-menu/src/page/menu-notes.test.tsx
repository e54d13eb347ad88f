import { render } from '@testing-library/react';
import { MenuContent } from './menu-content.tsx';
import { oliveYard, trout } from './published-for-tests.ts';

const mains = { id: 'c1', name: 'Mains', description: 'From the oven', sort_order: 0 };

test('a category’s note stands in its head, a menu’s at the end of all', () => {
  const { container } = render(
    <MenuContent
      restaurantName="Olive Yard"
      menuName="Dinner"
      description={null}
      note="10 % service is added"
      categories={[{ ...mains, note: 'Served with bread', items: [trout] }]}
      money={oliveYard}
    />,
  );
  const texts = [...container.querySelectorAll('.category > p, .category li, .lead')].map(
    (each) => each.textContent,
  );
  expect(texts.slice(-4)).toEqual([
    'From the oven',
    'Served with bread',
    expect.stringContaining('Trout'),
    '10 % service is added',
  ]);
  expect(container.querySelector('em')).toHaveTextContent('Served with bread');
});

test.each([
  ['milk', ['Allergens: milk Ask about allergens', 'Ask about allergens']],
  ['none', ['Ask about allergens']],
  [null, ['Ask about allergens']],
])(
  'where a dish says %j of its allergens, what is to be asked stands so often',
  (allergens, asks) => {
    const { allergens_confirmed_at: _day, ...dish } = trout;
    const items = [
      { ...dish, allergens },
      { ...dish, id: 'i2', allergens: null },
    ];
    const { container } = render(
      <MenuContent
        restaurantName="Olive Yard"
        menuName="Dinner"
        description={null}
        categories={[{ ...mains, items }]}
        money={oliveYard}
      />,
    );
    const found = [...container.querySelectorAll('p:has(.ask)')];
    expect(found.map(({ textContent }) => textContent)).toEqual(asks);
  },
);
