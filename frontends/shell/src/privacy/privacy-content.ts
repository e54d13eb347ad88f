import {
  accessTokenName,
  availabilityQueueName,
  importName,
  consentAtName,
  consentName,
  dinerFilterName,
  lastCategoriesName,
  manifestName,
  paidFromName,
  qrPrintedName,
  sheetColumnsName,
  unsentName,
} from '@menuleaf/shared/browser/storage-names.ts';
import type { PolicySection } from './policy.tsx';

/** The policy by section. The product does what it promises. */
export const sections: readonly PolicySection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    paragraphs: [
      'Menuleaf lets restaurant owners publish menus and lets guests read them. This page says what we know about you, why, and what you can do about it.',
      'Guests who read a menu need no account, and we do not build a profile of them.',
    ],
  },
  {
    id: 'information-collected',
    title: 'Information we collect',
    paragraphs: [
      'From owners: full name, email address, a password that we keep only as a hash, and what you enter about your restaurants, menus, categories and items, with their images.',
      'From people whom an owner invites: the email address that the owner typed, until the invitation is answered or seven days are over; then full name, email address and password as of an owner, with the role and the restaurants that they work for.',
      'Of each sign-in: the kind of browser and device in words, such as “Chrome on Android”, when it was opened and in which hour it was used last. Of a passkey: its name, and a key that only your device can answer.',
      'For Pro: which plan you have, until when, and the reference of our payment provider. We never see or hold your card number.',
      'From anyone who writes to us: name, email address and the message.',
      'Of anyone who signs up or in, asks for a new password, opens a link of our mails or writes to us, and of a browser that tells us of a fault: the network (IP) address, to limit how often that can be tried. It counts for an hour at most and is deleted within days.',
      'When a page of ours that is no menu stops working in your browser, it tells us which page, and the program’s own words for what went wrong. Who you are and what you had typed are not among them.',
      'Of guests we count how often the pages of a restaurant are opened: on which day and in which hour, whether another page led there, the language that the phone asks for first and the one that the menu is read in, and how often the photo of a dish is opened large. No cookie and no script takes part in that, and the counts hold no address, device or person. The network that serves our pages writes one line for each, which says these things and the restaurant, and nothing else.',
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    paragraphs: [
      'To show your restaurant and its active menu to guests, to keep you signed in, to charge for Pro, to answer you, and to keep the service safe, for example by limiting tries at a login.',
      'The first three are what you signed up or asked for. Safety, and knowing how often pages are read, are our legitimate interests. Invoices are kept because the law asks for it. What is called optional under Cookies is stored with your consent alone. We make no automated decisions about you that have legal effects.',
    ],
  },
  {
    id: 'sharing',
    title: 'Sharing',
    paragraphs: [
      'We sell nothing. What you publish is public. The owner of an account sees the name and the email address of the people in it, and they see the owner’s where they are invited. Beyond that, data goes only to those who run parts of the service for us: the hosting provider, the payment provider and the mail provider. We do not sell or share personal information as the laws of California mean these words.',
      'Your data is kept in the United States.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    paragraphs: [
      'Data is encrypted on its way and where it lies. Each part of the service can reach only the data it needs. Changing your password ends all other sessions.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention',
    paragraphs: [
      'We keep your data while you have an account. When you delete the account, the people in it lose access and its public pages go at once, and its data and images are deleted, usually within the hour. Copies in backups are gone within 30 days.',
      'When you leave an account that you were invited to, or are removed, what says so is deleted at once. What you changed there stays. Who changed what on a menu is kept for a year, with the account. What is known of a sign-in goes when it ends, at the latest after 30 days.',
      'Counts of guests are deleted after 13 months, and with the restaurant or the account. The lines that they are counted from are deleted after three days.',
      'What stays: invoices, which our payment provider keeps for as long as tax law asks; messages that you sent to us, for two years; and a random number that marks the account as closed and says nothing about you.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'On your account page you can change your name and password, see and end your sign-ins, leave accounts that you were invited to, export all your data as JSON and delete the account. For anything else write to us; we answer privacy requests within 30 days.',
      'You may ask for a copy of your data, have it corrected, deleted or handed to another service, and object to its use or have it limited. Where the law of your country gives you this right, you may also complain to its data protection authority.',
      'If you do not want to be counted as a guest, switch on Global Privacy Control or “Do Not Track” in your browser: nothing is then written down of the pages that you open. Who is signed in here as an owner is never counted.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    paragraphs: [
      'We set no cookie for advertising or analytics. Declining in the banner keeps everything working, and you can take an “Accept All” back below the table at any time.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    paragraphs: [
      'When you press “Show map” on a restaurant page, a map of OpenStreetMap is loaded, which then sees your IP address. When an owner presses “Find on the map”, the address of the restaurant is sent to OpenStreetMap. Payment takes place on the page of our payment provider.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: ['Accounts are for people of 13 years and older.'],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this policy changes, the date at its top changes. Owners hear of changes that matter by email.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: ['Write to us through the contact page; choose “General” for privacy questions.'],
  },
];

/** Where nothing else is said: in local storage, and essential. */
const kept = {
  auth_token: {
    where: 'Cookie',
    purpose: 'Keeps you signed in',
    lasts: '30 days with “Remember me”, otherwise the browser session',
  },
  known_device: {
    where: 'Cookie',
    purpose: 'Keeps others who guess passwords from locking you out',
    lasts: '1 year',
  },
  [accessTokenName]: {
    purpose: 'Signs your requests',
    lasts: 'Until you log out; valid for 30 days or 24 hours',
  },
  [`${consentName}, ${consentAtName}`]: {
    purpose: 'Remembers your answer to the cookie banner, and when you gave it',
    lasts: '1 year',
  },
  [qrPrintedName]: {
    purpose: 'Remembers that you said you have a restaurant’s QR code',
    lasts: 'Until you clear it; stored only when you say so',
  },
  [availabilityQueueName]: {
    purpose: 'Holds what you sold out or brought back without a connection',
    lasts: 'Until it is sent',
  },
  [`${unsentName}, ${importName}`]: {
    purpose: 'Holds what you changed on a menu or brought for it, in case the connection is lost',
    lasts: 'Until it is saved, or you log out',
  },
  [sheetColumnsName]: {
    purpose: 'Remembers which column of your sheet is what',
    lasts: '6 months',
  },
  [lastCategoriesName]: {
    purpose: 'Proposes the categories that your last new dish went into',
    lasts: '6 months; stored only if you accept the cookie banner',
    kind: 'Optional',
  },
  [dinerFilterName]: {
    purpose: 'Remembers the diet and the allergens that you look for on menus; we are never told',
    lasts: 'Until you clear it; stored only if you ask for it or accept the cookie banner',
    kind: 'Optional',
  },
  [manifestName]: {
    purpose: 'Knows the files that our pages are made of, so that they open sooner the next time',
    lasts: 'Until you clear it',
  },
  [paidFromName]: {
    where: 'Session storage',
    purpose: 'Leads you back to the page you were on before you paid',
    lasts: 'Until you close the tab',
  },
  'A restaurant’s pages': {
    where: 'Offline copy',
    purpose: 'Lets a menu that you have opened be read with bad reception',
    lasts: 'Until you clear it, or the restaurant takes the page down',
  },
  'The kitchen page': {
    where: 'Offline copy',
    purpose: 'Lets who works in the kitchen mark dishes sold out without a connection',
    lasts: 'Until you log out; the files of the page until you clear them',
  },
};

export const cookies = Object.entries(kept).map(([name, one]) => ({
  ...{ name, where: 'Local storage', kind: 'Essential' },
  ...one,
}));
