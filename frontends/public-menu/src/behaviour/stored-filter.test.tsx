import { render, screen } from '@testing-library/react';
import { filterOfVisit, keepForVisit } from './stored-filter.ts';

const filter = { diets: ['V'], without: ['milk', 'nuts'] };

beforeEach(() => {
  history.replaceState(null, '', '/restaurant/2/menu');
  render(
    <nav className="langs">
      <a href="/restaurant/2/menu/es" hrefLang="es">
        Español
      </a>
    </nav>,
  );
});
const spanish = () => screen.getByRole<HTMLAnchorElement>('link');

test('a filter is kept on reload and in another language, and nothing of it is stored or sent', () => {
  expect(filterOfVisit()).toBeUndefined();
  keepForVisit(document.body, filter);
  expect(filterOfVisit()).toEqual(filter);
  expect(location.href).not.toContain('nuts');

  const { pathname, search, hash } = spanish();
  expect(pathname + search).toBe('/restaurant/2/menu/es');
  history.replaceState(null, '', `/restaurant/2/menu/es${hash}`);
  expect(filterOfVisit()).toEqual(filter);
  keepForVisit(document.body, filter);
  expect(location.href).toMatch(/\/restaurant\/2\/menu\/es$/);
  expect(localStorage).toHaveLength(0);
});

test('one that was cleared is kept nowhere', () => {
  keepForVisit(document.body, filter);
  keepForVisit(document.body, { diets: [], without: [] });
  expect(filterOfVisit()).toBeUndefined();
  expect(spanish().hash).toBe('');
});
