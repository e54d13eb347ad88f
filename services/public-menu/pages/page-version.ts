import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { createHash } from 'node:crypto';
import { landingPage, menuPage } from './pages.ts';
import { specimen, specimenMenu } from './specimen.ts';

const known = new Map<string, string>();

/**
 * Names what this deployment makes of a restaurant: another markup, style or script is another version, and the pages
 * of the one before are then made anew.
 */
export function pageVersion(site: Site): string {
  const place = JSON.stringify(site);
  const version =
    known.get(place) ??
    createHash('sha256')
      .update(landingPage(specimen, site) + menuPage(specimenMenu, specimen, site))
      .digest('base64url');
  known.set(place, version);
  return version;
}
