import { needsState } from '@menuleaf/shared/menu/address.ts';
import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';

type Address = { state: string; zip_code: string; country: string };

/** Throws 422 for an empty state or ZIP code in a country whose addresses have both. */
export function mustBeComplete({ state, zip_code, country }: Address): void {
  if (!needsState(regionOf(country))) return;
  const missing = [
    ...(state === '' ? [{ field: 'state', msg: 'State is required' }] : []),
    ...(zip_code === '' ? [{ field: 'zip_code', msg: 'ZIP code is required' }] : []),
  ];
  if (missing.length === 0) return;
  const detail = missing.map(({ field, msg }) => ({
    loc: ['body', field],
    msg,
    type: 'value_error',
  }));
  throw new HttpError(422, detail);
}
