/** The words of the landing page: marketing, kept here and nowhere else. */
export const welcome = {
  title: 'The menu that keeps up with your kitchen',
  lead: 'Owners change a dish while the pan is still hot. Guests scan one code and read what is really there.',
  claims: [
    { figure: '85%', text: 'cost reduction' },
    { figure: '3x', text: 'faster updates' },
    { figure: '92%', text: 'satisfaction' },
  ],
  features: [
    {
      title: 'Menus out of building blocks',
      text: 'Categories and items are made once and used on every menu.',
    },
    {
      title: 'One click to sold out',
      text: 'Guests see it in its place, so nobody orders what is gone.',
    },
    {
      title: 'Your code, your colours',
      text: 'A print-ready QR code that leads to your own page.',
    },
    {
      title: 'In your guests’ languages',
      text: 'A page for each language of a menu: one further on Free, five on Pro.',
    },
    {
      title: 'Lunch at lunchtime',
      text: 'Several menus at their hours, with the right one first. Part of Pro.',
    },
    {
      title: 'How many guests look',
      text: 'Your pages by day and hour, counted without cookies.',
    },
  ],
  benefits: [
    { title: 'No reprints', text: 'A new price costs a click, not a print run.' },
    { title: 'No app', text: 'The page opens in the browser that every guest has.' },
    { title: 'No lock-in', text: 'Take all of your data with you whenever you like.' },
  ],
  pricing:
    'Free for one restaurant and one menu in two languages. Pro for more, with images, menus at their hours, and priority support.',
  call: 'Put your menu on the table today',
  demo: '/restaurant/2/menu',
};
