/** Landing page copy: marketing, kept here and nowhere else. */
export const welcome = {
  claims: [
    { figure: '85%', text: 'cost reduction' },
    { figure: '3x', text: 'faster updates' },
    { figure: '92%', text: 'satisfaction' },
  ],
  features: [
    {
      title: 'Add a dish once, use it anywhere',
      text: 'Categories and dishes can be shared by all of your menus.',
    },
    {
      title: 'One click to sold out',
      text: 'Guests see it right on the menu, so nobody orders what’s gone.',
    },
    {
      title: 'A QR code you print once',
      text: 'Ready to print, and it keeps working whatever you change.',
    },
    {
      title: 'In your guests’ languages',
      text: 'Translate your menu: one extra language on Free, five on Pro.',
    },
    {
      title: 'The right menu at the right time',
      text: 'Breakfast, lunch and dinner switch by themselves. Part of Pro.',
    },
    {
      title: 'See how many people read your menu',
      text: 'Views by day and hour, counted without cookies.',
    },
  ],
  benefits: [
    { title: 'No reprints', text: 'A new price costs a click, not a print run.' },
    { title: 'No app', text: 'The page opens in the browser that every guest has.' },
    { title: 'No lock-in', text: 'Take all of your data with you whenever you like.' },
  ],
  call: 'Put your menu online today',
};
