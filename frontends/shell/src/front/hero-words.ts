import faro from './shots/menu-faro.webp';
import kaze from './shots/menu-kaze.webp';
import perle from './shots/menu-perle.webp';

/** Heroes of the two front pages. */
export const heroes = {
  home: {
    title: 'Your menu, always right, on every table',
    lead: 'Publish your restaurant’s menu online, share it with a QR code, and change it in seconds. No app for your guests, no reprints for you.',
    second: { label: 'View Pricing', to: '/pricing' },
  },
  welcome: {
    title: 'The menu that keeps up with your kitchen',
    lead: 'Owners change a dish while the pan is still hot. Guests scan one code and read what is really there.',
    second: { label: 'See a demo menu', to: '/restaurant/2/menu' },
  },
};

/** Product screenshots from `npm run product-shots`. */
export const phones = [
  { src: faro, alt: 'A taqueria’s menu on a phone, on teal and cream' },
  { src: kaze, alt: 'A ramen bar’s menu on a phone, bold on gray' },
  { src: perle, alt: 'A fine dining menu on a phone, with large photos' },
];
