type Topic = {
  id: string;
  title: string;
  answers: readonly { question: string; answer: string }[];
};

/** What owners ask, in their words. */
export const helpTopics: readonly [Topic, ...Topic[]] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    answers: [
      {
        question: 'How do I get from nothing to a QR code?',
        answer:
          'Add your restaurant, create a menu, add a category with its items, put the category on the menu, and print the QR code. The dashboard leads you through these steps.',
      },
      {
        question: 'Do I need a credit card to start?',
        answer: 'No. The Free plan has one restaurant and one menu and asks for no card.',
      },
      {
        question: 'When do guests see what I change?',
        answer: 'Within seconds. They do not have to scan the code again; a reload is enough.',
      },
    ],
  },
  {
    id: 'menus',
    title: 'Menus',
    answers: [
      {
        question: 'What is the active menu?',
        answer:
          'The menu that guests of a restaurant see. Press Manage Menu on the restaurant card to choose another one, or No Menu (Deactivate) to show none.',
      },
      {
        question: 'Can I look at a menu before guests do?',
        answer: 'Yes: Preview Menu on the menu card opens it in a new tab, for you alone.',
      },
      {
        question: 'Can two restaurants show the same menu?',
        answer: 'Yes. Choose it as the active menu of both; a change then counts for both.',
      },
    ],
  },
  {
    id: 'items',
    title: 'Menu items',
    answers: [
      {
        question: 'How do I mark an item as sold out?',
        answer:
          'Press Mark sold out on its row in the Menu Items tab. Guests see it as “Sold out” in its place. Press again to bring it back.',
      },
      {
        question: 'Which images can I use?',
        answer:
          'JPG, PNG or WebP up to 5 MB; about 400 x 800 px looks best. Images are part of the Pro plan.',
      },
      {
        question: 'In which order do items appear?',
        answer: 'By their sort order: lower comes first, ties are alphabetical.',
      },
    ],
  },
  {
    id: 'categories',
    title: 'Categories',
    answers: [
      {
        question: 'How do I put items into a category?',
        answer:
          'Press Manage Items on the category, click items to add them, and press Save Changes. An item can be in several categories.',
      },
      {
        question: 'What happens to the items when I delete a category?',
        answer: 'They stay. Only the category goes, from all menus.',
      },
    ],
  },
  {
    id: 'restaurants',
    title: 'Restaurants',
    answers: [
      {
        question: 'How should I write opening hours?',
        answer:
          'Such as 09:00-21:00, 9am-5pm, 11:00-14:00, 17:00-22:00 or Closed. Then your page also says “Open now”. Other text is shown as you write it.',
      },
      {
        question: 'Why is there no map on my page?',
        answer:
          'The map needs a point. Edit the restaurant and press Find on the map, or type latitude and longitude.',
      },
      {
        question: 'Can I keep my restaurant off the home page?',
        answer:
          'Yes: switch off “Show on the home page” on its form. Its link and code still work.',
      },
    ],
  },
  {
    id: 'qr-codes',
    title: 'QR codes',
    answers: [
      {
        question: 'Do I have to reprint when the menu changes?',
        answer: 'No. The code carries the address of your restaurant page, which never changes.',
      },
      {
        question: 'How large should I print it?',
        answer:
          'At least 3 cm for a table card; larger for a window. The download is a drawing that stays sharp at any size.',
      },
    ],
  },
  {
    id: 'billing',
    title: 'Billing',
    answers: [
      {
        question: 'How do I cancel Pro?',
        answer:
          'On the pricing page press Downgrade to Free. Pro goes on until the end of the period that you paid for.',
      },
      {
        question: 'Is anything deleted when I downgrade?',
        answer:
          'No. What is over the Free limits stays visible to guests and becomes read-only. Upgrading brings it all back.',
      },
      {
        question: 'Can I get a refund?',
        answer: 'Yes, within 30 days of a payment. Write to us.',
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    answers: [
      {
        question: 'Guests see “Menu Not Found”',
        answer:
          'The restaurant has no active menu. Press Manage Menu on its card in the dashboard and choose one.',
      },
      {
        question: 'I cannot sign in',
        answer:
          'Use Forgot password on the login page; the link in the mail is valid for one hour. After too many tries wait a few minutes.',
      },
      {
        question: 'Something is locked',
        answer:
          'It is over the limit of your plan. Upgrade to Pro, or delete something of the same kind.',
      },
    ],
  },
];
