import { expect, test } from '@jest/globals';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { render, screen } from '@testing-library/react';
import { oliveYard } from '../published-for-tests.ts';
import { ContactLinks } from './contact-links.tsx';

const nothing = weekdays.reduce((all, day) => ({ ...all, [`${day}_hours`]: null }), {
  ...oliveYard,
  description: null,
  phone: null,
  email: null,
  website: null,
  location: null,
  facebook_url: null,
  instagram_url: null,
  twitter_url: null,
  tiktok_url: null,
  youtube_url: null,
  card_url: '/restaurant/2/card.png',
});

test('no link leads to a page on which nothing but the name stands', () => {
  const { container, rerender } = render(<ContactLinks restaurant={nothing} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ContactLinks restaurant={{ ...nothing, tiktok_url: 'https://tiktok.com/@fig' }} />);
  expect(screen.getByRole('link')).toHaveTextContent('About us');
});
