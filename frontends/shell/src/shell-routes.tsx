import { BrokenPage } from './broken-page.tsx';
import { Shell } from './shell.tsx';

/** One route for every page; what breaks in it is told in plain words, without a word of its inside. */
export const shellRoutes = [{ path: '*', element: <Shell />, errorElement: <BrokenPage /> }];
