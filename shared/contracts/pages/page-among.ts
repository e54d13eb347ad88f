const steps = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Same matching as the router, which has not loaded yet when this first runs. */
function fits(path: string, pathname: string): boolean {
  const [wanted, given] = [steps(path), steps(pathname)];
  const isSame = (step: string, at: number) => step.startsWith(':') || step === given[at];
  return wanted.length === given.length && wanted.every(isSame);
}

type Placed = { path: string };
const parameters = ({ path }: Placed) => path.split(':').length;

/** The page at a path: literal segments win over parameters. */
export const pageAmong = <Page extends Placed>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined =>
  pages
    .filter(({ path }) => fits(path, pathname))
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
