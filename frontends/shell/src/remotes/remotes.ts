export type Place = {
  path: string;
  remote: string;
  /** Whether a session is needed to see it. */
  owner: boolean;
  /** Without header and footer. */
  bare: boolean;
};

const place = (remote: string, path: string, kind: 'owner' | 'anyone' | 'bare'): Place => ({
  path,
  remote,
  owner: kind === 'owner',
  bare: kind === 'bare',
});

/** Which remote draws which page; the first that matches. */
export const places: readonly Place[] = [
  place('dashboard', '/dashboard', 'owner'),
  place('dashboard', '/restaurant/add', 'owner'),
  place('dashboard', '/restaurant/:id/edit', 'owner'),
  place('dashboard', '/restaurant/:restaurantId/menu/add', 'owner'),
  place('dashboard', '/menu/:id/edit', 'owner'),
  place('dashboard', '/menu/:id/manage-categories', 'owner'),
  place('dashboard', '/category/:id/edit', 'owner'),
  place('dashboard', '/category/:id/manage-items', 'owner'),
  place('dashboard', '/menu-item/add', 'owner'),
  place('dashboard', '/menu-item/:id/edit', 'owner'),
  place('public-menu', '/menu/:id', 'owner'),
  place('public-menu', '/restaurants', 'anyone'),
  place('public-menu', '/restaurant/:id', 'bare'),
  place('public-menu', '/restaurant/:id/menu', 'bare'),
  place('billing', '/pricing', 'anyone'),
  place('billing', '/payment-success', 'anyone'),
  place('support', '/help', 'anyone'),
  place('support', '/contact', 'anyone'),
];

const steps = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** As the router would say it, but without the router, which is still on its way when this is first asked. */
function fits(path: string, pathname: string): boolean {
  const [wanted, given] = [steps(path), steps(pathname)];
  const isSame = (step: string, at: number) => step.startsWith(':') || step === given[at];
  return wanted.length === given.length && wanted.every(isSame);
}

export const placeOf = (pathname: string): Place | undefined =>
  places.find(({ path }) => fits(path, pathname));
