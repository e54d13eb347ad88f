import type { DemoRestaurant } from './demo-restaurant.ts';

export const kazeRamen: DemoRestaurant = {
  pictures: 'kaze-ramen',
  restaurant: {
    name: 'Kaze Ramen',
    description: 'Eleven seats at one counter. The broth starts at five in the morning.',
    phone: '+81 6 5550 0142',
    time_zone: 'Asia/Tokyo',
    currency: 'JPY',
    monday_hours: 'Closed',
    tuesday_hours: '11:30-14:30, 18:00-23:00',
    wednesday_hours: '11:30-14:30, 18:00-23:00',
    thursday_hours: '11:30-14:30, 18:00-23:00',
    friday_hours: '11:30-14:30, 18:00-01:00',
    saturday_hours: '11:30-01:00',
    sunday_hours: '11:30-22:00',
  },
  address: {
    address: '2-9-4 Namba',
    city: 'Osaka',
    state: 'Osaka',
    zip_code: '542-0076',
    country: 'JP',
    latitude: 34.6655,
    longitude: 135.5011,
  },
  look: { theme: 'ramen-bar', accent: '#b3261e' },
  menu: {
    name: 'Counter menu',
    note: 'Noodles firm, regular or soft. An extra helping is free until 2 p.m.',
    language: 'en',
    further: 'ja',
    abroad: { name: 'お品書き' },
  },
  sections: [
    {
      name: 'Ramen',
      abroad: { name: 'ラーメン' },
      dishes: [
        {
          name: 'Shoyu ramen',
          description: 'Chicken and dried sardine, two-year soy, chashu, bamboo',
          price: 980,
          allergens: 'gluten, soy, egg, fish',
          abroad: {
            name: '醤油ラーメン',
            description: '鶏と煮干しの出汁、二年醤油、チャーシュー、メンマ',
          },
        },
        {
          name: 'Tonkotsu',
          description: 'Pork bones for eighteen hours, black garlic oil, soft egg',
          price: 1150,
          allergens: 'gluten, soy, egg, sesame',
          abroad: { name: '豚骨ラーメン', description: '十八時間炊いた豚骨、マー油、味玉' },
        },
        {
          name: 'Miso and corn',
          description: 'Hokkaido miso, butter, roasted corn, bean sprouts',
          price: 1080,
          allergens: 'gluten, soy, milk',
          abroad: {
            name: '味噌コーンラーメン',
            description: '北海道味噌、バター、焼きとうもろこし',
          },
        },
        {
          name: 'Vegetable shio',
          description: 'Kombu, dried shiitake, yuzu, grilled leeks',
          price: 1020,
          diets: ['vegan'],
          allergens: 'gluten, soy',
          abroad: { name: '野菜塩ラーメン', description: '昆布、干し椎茸、柚子、焼きねぎ' },
        },
      ],
    },
    {
      name: 'Toppings',
      abroad: { name: 'トッピング' },
      dishes: [
        {
          name: 'Soft egg',
          price: 150,
          diets: ['vegetarian'],
          allergens: 'egg, soy',
          abroad: { name: '味玉' },
        },
        {
          name: 'Extra chashu',
          price: 350,
          allergens: 'soy',
          abroad: { name: 'チャーシュー増し' },
        },
        {
          name: 'Nori, five sheets',
          price: 120,
          diets: ['vegan'],
          abroad: { name: '海苔（五枚）' },
        },
      ],
    },
    {
      name: 'On the side',
      abroad: { name: '一品' },
      dishes: [
        {
          name: 'Gyoza, five pieces',
          description: 'Pork and chives, one crisp side',
          price: 480,
          allergens: 'gluten, soy, sesame',
          abroad: { name: '餃子（五個）' },
        },
        {
          name: 'Pickled cucumber',
          description: 'Sesame and chili',
          price: 320,
          diets: ['vegan'],
          allergens: 'sesame, soy',
          abroad: { name: 'たたききゅうり' },
        },
        {
          name: 'Draft beer',
          price: 480,
          choices: [
            { name: 'Small', price: 480 },
            { name: 'Large', price: 690 },
          ],
          allergens: 'gluten',
          abroad: { name: '生ビール' },
        },
      ],
    },
  ],
};
