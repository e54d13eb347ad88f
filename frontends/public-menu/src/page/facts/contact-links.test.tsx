import { render, screen } from '@testing-library/react';
import { nameAlone } from '../published-for-tests.ts';
import { ContactLinks } from './contact-links.tsx';

const nothing = { ...nameAlone, card_url: '/restaurant/2/card.png' };

test('no link leads to a page on which nothing but the name stands', () => {
  const { container, rerender } = render(<ContactLinks restaurant={nothing} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ContactLinks restaurant={{ ...nothing, tiktok_url: 'https://tiktok.com/@fig' }} />);
  expect(screen.getByRole('link')).toHaveTextContent('About us');
});
