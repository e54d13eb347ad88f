import { BrokenPage } from './broken-page.tsx';
import { Shell } from './shell.tsx';

/** One route for every page; a crash is reported in plain words, without internals. */
export const shellRoutes = [{ path: '*', element: <Shell />, errorElement: <BrokenPage /> }];
