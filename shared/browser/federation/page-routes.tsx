import type { ReactNode } from 'react';
import type { Pages } from '../../contracts/pages/page.ts';
import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';

type PageRoutesProps<P extends Pages> = {
  pages: P;
  /** The element of each page; a missing one is a compile error. */
  elements: { [Name in keyof P]: ReactNode };
  /** For any other path. */
  otherwise?: ReactNode;
};

/** A slice's pages at their paths. */
export const PageRoutes = <P extends Pages>({ pages, elements, otherwise }: PageRoutesProps<P>) => (
  <Routes>
    {Object.entries(pages).map(([name, { path }]) => (
      <Route key={path} path={path} element={elements[name]} />
    ))}
    {otherwise ? <Route path="*" element={otherwise} /> : null}
  </Routes>
);
