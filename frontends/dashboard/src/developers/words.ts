import type { Delivery } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import type { WebhookEvent } from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import type { Scope } from '@menuleaf/shared/contracts/operation.ts';

export const scopeWords: Record<Scope, { label: string; help: string }> = {
  read: { label: 'Read', help: 'View restaurants, menus, dishes and guest numbers.' },
  availability: { label: 'Availability', help: 'Mark dishes sold out and available again.' },
  prices: { label: 'Prices', help: 'Change the prices of dishes.' },
  all: {
    label: 'Everything',
    help: 'All of these, plus adding, changing and deleting restaurants, menus and dishes.',
  },
};

export const eventWords: Record<WebhookEvent, { label: string; help: string }> = {
  'item.sold_out': { label: 'Dish sold out', help: 'A dish was marked sold out.' },
  'item.available': { label: 'Dish available', help: 'A dish is available again.' },
  'menu.published': { label: 'Menu published', help: 'Guests see the new version of a menu.' },
};

export const eventLabel = (event: Delivery['event']) =>
  event === 'webhook.test' ? 'Test' : eventWords[event].label;

/** `Nov 24, 2026` */
export const shortDate = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** A calendar day, independent of time zones. */
export const dayDate = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** `Nov 24, 2026, 9:15 PM` */
export const shortTime = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
