import type { PolicySection } from '../privacy/policy.tsx';

/** The terms by section; what they say of plans is what billing does. */
export const sections: readonly PolicySection[] = [
  {
    id: 'agreement',
    title: 'Agreement',
    paragraphs: [
      'These terms are between you, who have a Menuleaf account or work in one, and us, who run Menuleaf. By creating an account you agree to them. Guests who read a menu need no account and agree to nothing.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'You are 13 or older, and may act for the restaurants that you publish. Your email address is yours, and your password is known to you alone. What people do whom you invite, and programs that you give a key, is done in your name.',
    ],
  },
  {
    id: 'content',
    title: 'Your menus and images',
    paragraphs: [
      'What you enter stays yours. You let us store it, translate its labels, resize its images and show it to guests for as long as you publish it. You have the right to use the texts and images that you upload.',
      'You are responsible for what your pages say: dishes, prices, taxes, hours, diets and allergens. Allergens that Menuleaf suggests are a help, and hold only once you have confirmed them.',
      'Do not publish what is unlawful, misleading or harms others. We may take such pages down, and tell you why.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    paragraphs: [
      'Free costs nothing, for as long as you like. Pro is paid by the month in advance, at the price on the pricing page, and renews every month until you cancel. Payment takes place at our payment provider; taxes may be added where the law asks for it.',
      'When the price of Pro changes, you hear of it by email at least 30 days before you pay it.',
    ],
  },
  {
    id: 'canceling',
    title: 'Canceling and refunds',
    paragraphs: [
      'You can cancel at any time on the pricing page. Pro then stays until the end of the month that you paid for. After that nothing is deleted and every printed QR code keeps working; what is over the limits of Free can be read and not changed.',
      'Within 30 days of a payment we refund it in full: write to us. Rights that the law gives you as a consumer stay as they are.',
    ],
  },
  {
    id: 'use',
    title: 'Fair use',
    paragraphs: [
      'Do not try to reach what is not yours, overload the service, copy it for resale or send unwanted mail through it. Programs may use the API within its limits. Whoever looks for weaknesses in good faith and tells us is welcome.',
    ],
  },
  {
    id: 'service',
    title: 'The service',
    paragraphs: [
      'We keep Menuleaf running with care and make copies of your data, but cannot promise that it is never interrupted or free of faults. Keep your printed menu for a day without a network. We improve it all the time; what you pay for is not made less within a month that you have paid.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending',
    paragraphs: [
      'You can export your data and delete your account at any time on your account page. We may end an account that breaks these terms seriously or after a warning, and pay back what was paid for the time after that.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'As far as the law allows, we are liable for damage that we cause on purpose or by gross negligence, and beyond that up to what you paid us in the twelve months before. Nothing here limits what the law does not let us limit, such as harm to life and health.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: [
      'When these terms change, the date at their top changes. You hear of changes that matter by email 30 days before; if you do not agree, you can cancel or delete your account until then.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: ['Write to us through the contact page.'],
  },
];
