import type { ComponentProps } from 'react';
import { Link as PlainLink, Redirect } from 'wouter';
import { useLocation } from './here.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  /** For pages outside the shell: the browser does a full navigation. */
  reloadDocument?: boolean;
};

/** Links to a product page. A link to the current page adds no history entry. */
export function Link({ to, replace, reloadDocument = false, children, ...props }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  if (reloadDocument || props.target !== undefined) {
    return (
      <a {...props} href={to}>
        {children}
      </a>
    );
  }
  const isHere = to === pathname + search + hash;
  return (
    <PlainLink {...props} href={to} replace={replace ?? isHere}>
      {children}
    </PlainLink>
  );
}

const isBelow = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** Sets `aria-current` for its page or, without `end`, any page below it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase();
  const isOpen = end ? path === props.to : isBelow(path, props.to);
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}

/** Redirects when rendered. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => (
  <Redirect to={to} replace={replace} />
);
