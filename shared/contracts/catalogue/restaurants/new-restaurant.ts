import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  clearableEmail,
  clearableLine,
  clearableText,
  loadedVersion,
  requiredName,
  blankIsNull,
} from '../../fields/fields.ts';
import { id } from '../../fields/reply-fields.ts';
import { embedSites } from './embed-sites.ts';
import { furtherMenus, menuTimes } from '../menus/menu-times.ts';
import { hours, hoursUpdate } from './opening-hours.ts';
import { qrOpens } from './restaurant.ts';
import { onEachNetwork } from './restaurant-facts.ts';
import { specialHours } from './special-hours.ts';
import { completeProfile, type NetworkField, networkName } from '../../fields/profile-address.ts';
import { completeAddress } from '../../fields/web-address.ts';
import { writtenLine } from '../../fields/written-text.ts';

/** Maximum length. */
const addressLimit = 2000;

/** Text normalized by `complete`, refused if that returns undefined. */
const completed = (complete: (typed: string) => string | undefined, problem: string) =>
  z.pipe(
    z.nullable(
      z.pipe(
        writtenLine(addressLimit),
        z.transform((typed, context) => {
          const full = typed === '' ? '' : complete(typed);
          if (full !== undefined && full.length <= addressLimit) return full;
          context.issues.push({ code: 'custom', message: problem, input: typed });
          return z.NEVER;
        }),
      ),
    ),
    z.transform(blankIsNull),
  );

/** A web URL; a missing https:// is added. */
const clearableUrl = completed(completeAddress, 'Enter a web address, such as https://example.com');

/** A profile on a network: its URL or its name. */
const clearableProfile = (field: NetworkField) =>
  completed(
    (typed) => completeProfile(field, typed),
    `Enter the address of your ${networkName(field)} profile, or its name such as @olive`,
  );

const profiles = onEachNetwork((field) => z.withDefault(clearableProfile(field), null));

const profilesUpdate = onEachNetwork((field) => z.optional(clearableProfile(field)));

const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'Must be an IANA time zone, such as America/New_York'),
);

const name = requiredName('Restaurant name is required');
const phone = clearableLine(50);

const defaultCountry = 'US';
const country = z.pipe(
  clearableLine(100),
  z.transform((typed) => typed ?? defaultCountry),
);

/** Stored to the centimeter. DynamoDB cannot hold numbers as small as JSON's. */
const toSevenDecimals = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

const coordinate = (limit: number) =>
  z.nullish(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        z.pipe(z.number().check(z.minimum(-limit), z.maximum(limit)), z.transform(toSevenDecimals)),
      ],
      `Must be a number between -${limit} and ${limit}`,
    ),
  );

const place = {
  address: requiredName('Address is required'),
  city: requiredName('City is required'),
};

/** Empty where the country's addresses have none; which ones need it is known with the whole address. */
const placePart = z.pipe(
  clearableLine(),
  z.transform((typed) => typed ?? ''),
);

const point = { latitude: coordinate(90), longitude: coordinate(180) };

/** ISO 4217, as known to the runtime. */
const currency = z.pipe(
  z.string().check(z.trim()),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase()),
    z
      .string()
      .check(
        z.refine(
          (code) => Intl.supportedValuesOf('currency').includes(code),
          'Must be a currency’s ISO code, such as EUR',
        ),
      ),
  ),
);

export const restaurantCreate = z.object({
  name,
  description: z.withDefault(clearableText(), null),
  phone: z.withDefault(phone, null),
  email: z.withDefault(clearableEmail, null),
  website: z.withDefault(clearableUrl, null),
  ...hours,
  special_hours: z.optional(specialHours),
  ...profiles,
  time_zone: z.optional(timeZone),
  currency: z.optional(currency),
  is_listed: z.optional(z.boolean()),
});

/** Absent fields are unchanged. Address fields change or create the first location. */
export const restaurantUpdate = z.object({
  name: z.optional(name),
  description: z.optional(clearableText()),
  phone: z.optional(phone),
  email: z.optional(clearableEmail),
  website: z.optional(clearableUrl),
  ...hoursUpdate,
  special_hours: z.optional(specialHours),
  ...profilesUpdate,
  time_zone: z.optional(timeZone),
  currency: z.optional(currency),
  is_listed: z.optional(z.boolean()),
  active_menu_id: z.optional(
    z.pipe(
      z.nullable(z.union([id, z.literal('')], 'Must be the id of a menu, or null')),
      z.transform((menu) => menu || null),
    ),
  ),
  /** Shown besides the active one, in tab order. */
  further_menus: z.optional(furtherMenus),
  /** Shown to guests for the active menu, which applies whenever no other does. */
  active_menu_times: z.optional(menuTimes),
  qr_opens: z.optional(qrOpens),
  /** Sites that may frame the menu; empty: none. */
  embed_sites: z.optional(embedSites),
  location_name: z.optional(clearableLine(250)),
  ...z.partial(z.object(place)).shape,
  state: z.optional(placePart),
  zip_code: z.optional(placePart),
  country: z.optional(country),
  location_phone: z.optional(phone),
  ...point,
  updated_at: loadedVersion,
});

export const locationCreate = z.object({
  name: z.withDefault(clearableLine(250), null),
  ...place,
  state: z.withDefault(placePart, ''),
  zip_code: z.withDefault(placePart, ''),
  country: z.withDefault(country, defaultCountry),
  ...point,
  phone: z.withDefault(phone, null),
  restaurant_id: z.optional(id),
});
