import type { ReactNode } from 'react';
import { Route as PlainRoute, Switch } from 'wouter';

/** Renders at a path; `match` is passed in by `Routes`. */
export const Route = ({ element, ...match }: { path: string; element: ReactNode }) => (
  <PlainRoute {...match}>{element}</PlainRoute>
);

/** Renders the first matching route. */
export const Routes = Switch;
