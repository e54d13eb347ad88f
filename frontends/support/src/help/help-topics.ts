import { hiddenOnFree } from '@menuleaf/shared/plans/hidden-on-free.ts';

export type Answer = { question: string; answer: string };
export type Topic = { id: string; title: string; answers: readonly Answer[] };

const asked = (answers: Readonly<Record<string, string>>): Answer[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));

/** Owners' questions, in their words: an answer for each thing they can do. */
export const helpTopics: readonly [Topic, ...Topic[]] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    answers: asked({
      'How do I get started?':
        'Type the name of your restaurant on the dashboard, then your first dish. What you type is saved and online at once. Address, hours and everything else can come later; print the QR code when you are ready.',
      'Do I need a credit card to start?':
        'No. The Free plan includes one restaurant and one menu. No card needed.',
      'When do guests see what I change?':
        'Within five seconds. They do not have to scan the code again; a reload is enough.',
      'Can I use it on my phone?':
        'Yes. Every page works on a phone; the bar at the bottom leads to restaurants, menus, categories and items.',
      'Can my team have their own sign-in?':
        'Yes. On your account page press Manage people and invite them by email: Kitchen marks dishes sold out, Editor changes menus and dishes, Manager runs the restaurants too. Free has room for one person in the kitchen, Pro for ten people. Whoever you remove is signed out at once.',
      'What does the Kitchen page do?':
        'One tap there marks a dish as sold out, and one brings it back. Open it under More in the Menu Items tab. It also works without a connection: what was tapped is sent when the phone is back.',
      'Can I sign in without my password?':
        'Yes, with a passkey: your fingerprint, your face or your phone’s passcode. On your account page press Manage sign-in, then Add a passkey. There you also see where you are signed in, and can sign a device out.',
    }),
  },
  {
    id: 'menus',
    title: 'Menus',
    answers: asked({
      'How do I add a menu?':
        'In the Menus tab press Add Menu, give it a name, and press Create Menu. If your restaurant shows no menu yet, the new one becomes its active menu at once.',
      'What is the active menu?':
        'The menu that guests of a restaurant see. Press Manage Menu on the restaurant card to choose another one, or No Menu (Deactivate) to show none.',
      'How do I put categories on a menu, and in which order?':
        'Press Manage Categories on the menu card, click categories to add them, drag them into their order or press the arrows, and press Save Changes.',
      'Can I preview a menu before guests see it?':
        'Yes: Preview Menu on the menu card opens it in a new tab, for you alone.',
      'Can two restaurants show the same menu?':
        'Yes. Choose it as the active menu of both; a change then counts for both. For prices of its own, duplicate the menu on Pro and choose “Dishes of its own”: photos, allergens and translations come along.',
      'Can guests read the menu in other languages?':
        'Yes. Press Languages on the menu card. Add a language and write each text beside your own, or send the file to a translator and bring it back. What is left empty is shown in your language. When you change a text later, its translations say “Original changed”. The Free plan has one further language, Pro five.',
      'Can a restaurant show several menus, such as lunch and dinner?':
        'Yes, on Pro. Press Edit on the restaurant card, then Menus and hours, and give each menu its days and hours. Guests see the one that is served now first, and can look at the others. The active menu is shown whenever no other one is. For a season, add its menu there on the first day and remove it after the last; you can prepare it long before.',
      'Can I prepare tomorrow’s dishes tonight?':
        'Yes. Add a section for them in Edit dishes, press Take off this menu, and fill it in Menu Items. Tomorrow, Manage Categories on the menu card puts it on. On Pro, a menu of its own with days and hours changes by itself.',
      'How do I rename or delete a menu?':
        'Edit and Delete stand on the menu card. A restaurant that showed a deleted menu shows none until you choose another; Undo brings it back.',
    }),
  },
  {
    id: 'items',
    title: 'Menu items',
    answers: asked({
      'How do I add or change an item?':
        'In the Menu Items tab press Add Menu Item, or press an item to edit it. Name and price are needed; everything else is up to you. To change a price alone, press it in the row, type and press Enter. A dish in several sizes, such as glass and bottle, gets a price for each under Sizes or choices; Shown as makes it “from” a price, a market price without a number, or no price, as for a course of a set menu.',
      'How do I raise many prices at once?':
        'In the Menu Items tab press More, then Change prices. Choose items, a whole category at its heading, or all of them, and press Change prices again: by percent or by an amount, rounded as you like. You see every new price before it counts.',
      'How do I mark an item as sold out?':
        'Press Mark sold out on its row in the Menu Items tab. Guests see it as “Sold out” in its place. Press again to bring it back. For several at once, press More, then Select, and choose them: they can be moved to another category or deleted the same way.',
      'How do I list an item’s allergens?':
        'Write them into Allergens on the item, such as “gluten, milk”. Guests can then leave out what they can’t eat. An item without a word about allergens is shown as unknown, never as safe.',
      'How do guests know the allergen list is complete?':
        'Open Allergens on the card of the menu. Each item is listed by the 14 allergens, with suggestions from its name and description that only you see. Mark what it holds and press Confirm. Until then guests are told to ask about everything that is not named.',
      'When may I call a dish gluten free or vegan?':
        'Gluten free means less than 20 mg of gluten in a kilogram (20 ppm), and boards, fryers and flour in the air count: laws of the US and the EU mean this by it. Vegan says what a dish is made of, and promises nothing to guests with an allergy. Neither is shown for a dish whose allergens say otherwise.',
      'Which images can I use?':
        'JPG, PNG or WebP up to 5 MB. Guests see them in the shape 4:3, and you choose which part; about 400 x 800 px or larger is recommended. Images are part of the Pro plan. Many photos that are named after their items, such as “Tomato soup.jpg”, are added together: press More in the Menu Items tab, then Add photos.',
      'Why isn’t my image showing yet?':
        'It is being checked and made smaller, which takes a moment. If it could not be used, the item says why.',
      'What order do items appear in?':
        'As they stand in Edit dishes: drag them there, or press the arrows under Manage Items of their category. Sort Order on their form says it by numbers: lower comes first, ties are alphabetical.',
      'I deleted the wrong thing. What now?':
        'Press Undo in the message at the bottom within ten seconds. It comes back as it was, in the same menus and categories. Later, undo it in the history, under More in the Menu Items tab or on your account page; a photo comes back only within ten minutes.',
    }),
  },
  {
    id: 'categories',
    title: 'Categories',
    answers: asked({
      'How do I add a category?':
        'In the Categories tab press Add Category, give it a name, and press Create Category.',
      'How do I put items into a category?':
        'Press Manage Items on the category, click items to add them, and press Save Changes. An item can be in several categories.',
      'What happens to the items when I delete a category?':
        'They stay. Only the category goes, from all menus.',
    }),
  },
  {
    id: 'restaurants',
    title: 'Restaurants',
    answers: asked({
      'How do I change the address, the hours or the links?':
        'Press Edit on the restaurant card. Your public page follows within seconds. A food truck enters the address that it starts from, and writes where it is today into the description.',
      'How should I write opening hours?':
        'Pick them on the form of the restaurant and copy a day to others, or write them, such as 09:00-21:00, 9am-5pm, 11:00-14:00, 17:00-22:00 or Closed. Then your page also says “Open now”. Other text, and “5-10”, which may be of the morning or the evening, is shown as you write it.',
      'How do I close on a holiday or for a vacation?':
        'Press Edit on the restaurant card, then Special hours. Add a day, a vacation, or the public holidays of your country. On these days, guests see these hours instead of the usual ones.',
      'How do I show prices in another currency?':
        'Press Edit on the restaurant card and choose the Currency beside the address. Prices are written the way they are in the Country that you enter there.',
      'Why is there no map on my page?':
        'The map needs a point. Edit the restaurant and press Find on the map, or type latitude and longitude.',
      'Can I keep my restaurant off the home page?':
        'Yes: switch off “Show on the home page” on its form. Its link and code still work.',
      'Can my own website show the menu?':
        'Yes. Press Edit on the restaurant card, then Your website. Name your site and paste one line into its page: the menu there follows every change. Steps for WordPress, Squarespace, Wix and Google Sites are beside it.',
      'How do I put the menu on Google?':
        'Open your menu as guests do, copy its address, and enter it as the menu link of your Business Profile on Google. The address stays, whatever you change.',
      'How many restaurants can I have?':
        'One on the Free plan, five on Pro. Each has its own page, hours and QR code.',
    }),
  },
  {
    id: 'qr-codes',
    title: 'QR codes',
    answers: asked({
      'Where do I find my QR code?':
        'Press QR Code on the restaurant card. You can print it or download it from there.',
      'Can the code open the menu at once?':
        'Yes. Choose it under “What the code opens”, where you print the code. Codes that you have printed keep working.',
      'Do I have to reprint when the menu changes?':
        'No. The code carries the address of your restaurant page, which never changes.',
      'Can I print the menu, table tents or stickers?':
        'Yes; one code is for every table. Press QR Code on the restaurant card, then Menus, tents and stickers. Choose your paper, print at 100%, and print it again when the menu changes.',
      'Can I post the menu on social media?':
        'Yes. Press QR Code on the restaurant card, then For social media: today’s menu becomes a picture, without what is sold out.',
      'How often is it scanned?':
        'Press Edit on the restaurant card, then Guests: how often your pages were opened, by day and hour, scanned or typed, and in which languages. Nobody knows who your guests are, and guests who ask not to be tracked are not counted. Both plans have it.',
      'How large should I print it?':
        'At least 1¼ inches (3 cm) for a table card; larger for a window. The download is a drawing that stays sharp at any size.',
    }),
  },
  {
    id: 'billing',
    title: 'Billing',
    answers: asked({
      'How do I upgrade to Pro?':
        'On the pricing page press Upgrade to Pro - $9.99/month and pay on the page of our payment provider. Pro starts right away.',
      'Where are my invoices, and how do I change my card?':
        'On the pricing page, through the link to your invoices and card. It opens the page of our payment provider. A business gives its name, address and tax ID when it pays, and has them on every invoice.',
      'How do I cancel Pro?':
        'On the pricing page press Downgrade to Free. Pro stays on until the end of the period you paid for; upgrading again before then undoes the cancellation.',
      'Is anything deleted when I downgrade?': `No. What is over the Free limits stays visible to guests and becomes read-only. ${hiddenOnFree} Upgrading brings it all back.`,
      'What if my card is declined at a renewal?':
        'We email you and try the payment again: within days, or at once if you change your card. You keep Pro for a few days in the meantime.',
      'Can I get a refund?': 'Yes, within 30 days of a payment. Write to us.',
    }),
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    answers: asked({
      'Guests see “Menu Not Found”':
        'The restaurant has no active menu. Press Manage Menu on its card in the dashboard and choose one.',
      'I cannot sign in':
        'Use Forgot password on the login page; the link in the email is valid for one hour. After too many attempts, wait a few minutes.',
      'How do I change my name or password?':
        'On your account page: press your name at the top, on a phone in the Menu. A new password signs you out on every other device.',
      'How do I use another email address?':
        'One that is not confirmed yet is corrected on your account page. A confirmed one can’t be changed: invite the new one under Manage people, sign up with it from the link that it gets, then hand the account over to it. Your pages, codes and plan stay as they are.',
      'How do I hand my account over to somebody else?':
        'On your account page press Manage people and invite them by email. Once they have joined, press Change role on their row, then Make them the owner. Your pages and QR codes stay as they are.',
      'How do I get all my data, or delete my account?':
        'Both are on your account page. The export is a JSON file; deleting the account takes its pages down at once.',
      'Something is locked':
        'It is over the limit of your plan. Upgrade to Pro, or delete something of the same kind.',
      'Can my POS system mark dishes sold out?':
        'Yes, on every plan. Open Developers on your account page, make an API key, and give the page Developers, at the foot of each page, to whoever looks after your POS system.',
      'It says that someone else saved this':
        'The same thing was changed in another window or by a colleague. You see both versions and choose which one to keep.',
    }),
  },
];
