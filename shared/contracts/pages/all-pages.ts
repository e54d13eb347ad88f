import { billingPages } from './billing.ts';
import { cataloguePages } from './catalogue.ts';
import { identityPages } from './identity.ts';
import type { PageDefinition, Pages } from './page.ts';
import { publicMenuPages } from './public-menu.ts';
import { supportPages } from './support.ts';

/** The pages of each remote, by the remote's name. */
const remotes: Record<string, Pages> = {
  dashboard: cataloguePages,
  'public-menu': publicMenuPages,
  billing: billingPages,
  support: supportPages,
};

/** A page, and the remote that draws it; the shell draws its own. */
export type PlacedPage = PageDefinition & { remote?: string };

/** Every page of the product. */
export const allPages: readonly PlacedPage[] = [
  ...Object.values(identityPages),
  ...Object.entries(remotes).flatMap(([remote, pages]) =>
    Object.values(pages).map((page) => ({ ...page, remote })),
  ),
];

const steps = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** As the router would say it, but without the router, which is still on its way when this is first asked. */
function fits(path: string, pathname: string): boolean {
  const [wanted, given] = [steps(path), steps(pathname)];
  const isSame = (step: string, at: number) => step.startsWith(':') || step === given[at];
  return wanted.length === given.length && wanted.every(isSame);
}

const parameters = ({ path }: PageDefinition) => path.split(':').length;

/** The page at an address: one that names each step goes before one that takes any. */
export const pageAt = (pathname: string): PlacedPage | undefined =>
  allPages
    .filter(({ path }) => fits(path, pathname))
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
