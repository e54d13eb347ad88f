import type { ReactNode } from 'react';
import { Route as PlainRoute, Switch } from 'wouter';

type RouteProps = { path: string; element: ReactNode };

/** What is drawn at a path; `match` is what `Routes` has found out. */
export const Route = ({ element, ...match }: RouteProps) => (
  <PlainRoute {...match}>{element}</PlainRoute>
);

/** The first of its routes that fits the address. */
export const Routes = Switch;
