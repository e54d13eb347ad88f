import type { DemoRestaurant } from './demo-restaurant.ts';

export const baytAlNar: DemoRestaurant = {
  pictures: 'bayt-al-nar',
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
  sections: [
    {
      name: 'مقبلات',
      abroad: { name: 'Mezze' },
      dishes: [
        {
          name: 'حمّص بالطحينة',
          description: 'زيت زيتون وصنوبر محمّص',
          price: 28,
          diets: ['vegan', 'gluten_free'],
          allergens: 'sesame',
          abroad: { name: 'Hummus', description: 'Olive oil, toasted pine nuts' },
        },
        {
          name: 'متبّل الباذنجان',
          description: 'باذنجان مشوي على الجمر ورمّان',
          price: 30,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'sesame, milk',
          abroad: { name: 'Smoked eggplant', description: 'Charred over coals, pomegranate' },
        },
        {
          name: 'تبّولة',
          price: 26,
          diets: ['vegan'],
          allergens: 'gluten',
          abroad: { name: 'Tabbouleh' },
        },
      ],
    },
    {
      name: 'من الفحم',
      abroad: { name: 'Off the coals' },
      dishes: [
        {
          name: 'كباب لحم الضأن',
          description: 'بقدونس وبصل وبهارات البيت',
          price: 62,
          diets: ['gluten_free'],
          abroad: { name: 'Lamb kebab', description: 'Parsley, onion, house spices' },
        },
        {
          name: 'شيش طاووق',
          description: 'دجاج متبّل بالثوم والليمون',
          price: 54,
          diets: ['gluten_free'],
          allergens: 'milk',
          abroad: { name: 'Shish taouk', description: 'Chicken in garlic and lemon' },
        },
        {
          name: 'هامور مشوي',
          description: 'ليمون أسود وكمّون',
          price: 96,
          diets: ['gluten_free'],
          allergens: 'fish',
          abroad: { name: 'Grilled hammour', description: 'Black lime, cumin' },
        },
        {
          name: 'مشاوي مشكّلة',
          price: 128,
          choices: [
            { name: 'لشخصين', price: 128 },
            { name: 'لأربعة', price: 240 },
          ],
          abroad: { name: 'Mixed grill' },
        },
      ],
    },
    {
      name: 'حلويات ومشروبات',
      abroad: { name: 'Sweets and drinks' },
      dishes: [
        {
          name: 'كنافة بالجبن',
          price: 38,
          diets: ['vegetarian'],
          allergens: 'gluten, milk, nuts',
          abroad: { name: 'Cheese kunafa' },
        },
        {
          name: 'ليمون بالنعناع',
          price: 22,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Lemon and mint' },
        },
        {
          name: 'قهوة عربية بالهيل',
          price: 18,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Arabic coffee with cardamom' },
        },
      ],
    },
  ],
};
