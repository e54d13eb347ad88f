import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

export const baytAlNar: DemoRestaurant = {
  pictures: {
    folder: 'bayt-al-nar',
    dishes: [
      'حمّص بالطحينة',
      'متبّل الباذنجان',
      'تبّولة',
      'كباب لحم الضأن',
      'شيش طاووق',
      'هامور مشوي',
    ],
  },
  restaurant: {
    name: 'بيت النار',
    description: 'مشاوي على الفحم وخبز من التنّور، على طاولة واحدة طويلة.',
    phone: '+971 4 555 0142',
    time_zone: 'Asia/Dubai',
    currency: 'AED',
    monday_hours: '12:00-23:30',
    tuesday_hours: '12:00-23:30',
    wednesday_hours: '12:00-23:30',
    thursday_hours: '12:00-00:30',
    friday_hours: '13:30-01:00',
    saturday_hours: '12:00-01:00',
    sunday_hours: '12:00-23:30',
  },
  address: {
    address: 'Al Seef Street 27',
    city: 'Dubai',
    state: 'Dubai',
    zip_code: '00000',
    country: 'AE',
    latitude: 25.2582,
    longitude: 55.3047,
  },
  look: { theme: 'grill', accent: '#9a3412' },
  menu: {
    name: 'قائمة الطعام',
    language: 'ar',
    further: 'en',
    abroad: { name: 'Menu' },
  },
  sections: readSections(`
# مقبلات
> Mezze
حمّص بالطحينة | زيت زيتون وصنوبر محمّص | 28 | vegan, gluten_free | sesame
> Hummus | Olive oil, toasted pine nuts
متبّل الباذنجان | باذنجان مشوي على الجمر ورمّان | 30 | vegetarian, gluten_free | sesame, milk
> Smoked eggplant | Charred over coals, pomegranate
تبّولة | | 26 | vegan | gluten
> Tabbouleh
# من الفحم
> Off the coals
كباب لحم الضأن | بقدونس وبصل وبهارات البيت | 62 | gluten_free
> Lamb kebab | Parsley, onion, house spices
شيش طاووق | دجاج متبّل بالثوم والليمون | 54 | gluten_free | milk
> Shish taouk | Chicken in garlic and lemon
هامور مشوي | ليمون أسود وكمّون | 96 | gluten_free | fish
> Grilled hammour | Black lime, cumin
مشاوي مشكّلة | | لشخصين=128; لأربعة=240
> Mixed grill
# حلويات ومشروبات
> Sweets and drinks
كنافة بالجبن | | 38 | vegetarian | gluten, milk, nuts
> Cheese kunafa
ليمون بالنعناع | | 22 | vegan, gluten_free
> Lemon and mint
قهوة عربية بالهيل | | 18 | vegan, gluten_free
> Arabic coffee with cardamom
`),
};
