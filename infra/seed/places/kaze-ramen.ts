import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

export const kazeRamen: DemoRestaurant = {
  pictures: {
    folder: 'kaze-ramen',
    dishes: [
      'Shoyu ramen',
      'Tonkotsu',
      'Miso and corn',
      'Vegetable shio',
      'Gyoza, five pieces',
      'Draft beer',
    ],
  },
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
  sections: readSections(`
# Ramen
> ラーメン
Shoyu ramen | Chicken and dried sardine, two-year soy, chashu, bamboo | 980 | | gluten, soy, egg, fish
> 醤油ラーメン | 鶏と煮干しの出汁、二年醤油、チャーシュー、メンマ
Tonkotsu | Pork bones for eighteen hours, black garlic oil, soft egg | 1150 | | gluten, soy, egg, sesame
> 豚骨ラーメン | 十八時間炊いた豚骨、マー油、味玉
Miso and corn | Hokkaido miso, butter, roasted corn, bean sprouts | 1080 | | gluten, soy, milk
> 味噌コーンラーメン | 北海道味噌、バター、焼きとうもろこし
Vegetable shio | Kombu, dried shiitake, yuzu, grilled leeks | 1020 | vegan | gluten, soy
> 野菜塩ラーメン | 昆布、干し椎茸、柚子、焼きねぎ
# Toppings
> トッピング
Soft egg | | 150 | vegetarian | egg, soy
> 味玉
Extra chashu | | 350 | | soy
> チャーシュー増し
Nori, five sheets | | 120 | vegan
> 海苔（五枚）
# On the side
> 一品
Gyoza, five pieces | Pork and chives, one crisp side | 480 | | gluten, soy, sesame
> 餃子（五個）
Pickled cucumber | Sesame and chili | 320 | vegan | sesame, soy
> たたききゅうり
Draft beer | | Small=480; Large=690 | | gluten
> 生ビール
`),
};
