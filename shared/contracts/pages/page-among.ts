const steps = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** As the router would say it, but without the router, which is still on its way when this is first asked. */
function fits(path: string, pathname: string): boolean {
  const [wanted, given] = [steps(path), steps(pathname)];
  const isSame = (step: string, at: number) => step.startsWith(':') || step === given[at];
  return wanted.length === given.length && wanted.every(isSame);
}

type Placed = { path: string };
const parameters = ({ path }: Placed) => path.split(':').length;

/** The page at an address: one that names each step goes before one that takes any. */
export const pageAmong = <Page extends Placed>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined =>
  pages
    .filter(({ path }) => fits(path, pathname))
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
