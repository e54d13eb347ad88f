import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A complete document, readable with no script. */
export const renderPage = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;
