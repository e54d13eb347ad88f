import { render } from '@testing-library/react';
import { MenuItem } from '../page/item/menu-item.tsx';
import { trout } from '../page/published-for-tests.ts';
import { enhance } from './enhance.ts';

const soldOut = { ...trout, is_available: false, sold_out_until: '2026-03-02T17:00:00.000Z' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-02T16:58:30Z') });
});

test('a sold-out mark says until when by the restaurant’s clock, and ends by itself', () => {
  const { container } = render(
    <MenuItem
      item={soldOut}
      timeZone="America/New_York"
      formatPrice={String}
      isRepeated={false}
      isNear={false}
    />,
  );
  const mark = container.querySelector('.gone');
  expect(mark).toHaveTextContent('Sold out until Mon 12:00 PM');
  const end = enhance(container, () => import('./more.ts'));
  jest.advanceTimersByTime(60_000);
  expect(mark).toBeVisible();
  jest.advanceTimersByTime(60_000);
  expect(mark).not.toBeVisible();
  expect(container.querySelector('.item')).not.toHaveClass('soldout');
  end();
});

test('a sold-out mark that ends on another week’s day says its date', () => {
  const marked = (sold_out_until: string) =>
    render(
      <MenuItem
        item={{ ...soldOut, sold_out_until }}
        timeZone="America/New_York"
        formatPrice={String}
        isRepeated={false}
        isNear={false}
      />,
    ).container.querySelector('.gone');
  expect(marked('2026-03-09T16:00:00.000Z')).toHaveTextContent(
    /^Sold out until Mon, Mar 9, 12:00 PM$/,
  );
  expect(marked('2027-03-02T17:00:00.000Z')).toHaveTextContent('until Tue, Mar 2, 2027, 12:00 PM');
});

test('whether it is open is told again each minute', () => {
  const week = Array.from({ length: 7 }, () => '540-720').join(';');
  document.body.innerHTML = `<p class="status"><a data-hours="${week}" data-zone="-300">Opening hours</a></p>`;
  const end = enhance(document.body, () => import('./more.ts'));
  jest.advanceTimersByTime(1);
  expect(document.body).toHaveTextContent('Open now · closes at noon');
  jest.advanceTimersByTime(120_000);
  expect(document.body).toHaveTextContent('Closed now · opens tomorrow at 9 AM');
  end();
  document.body.replaceChildren();
});
