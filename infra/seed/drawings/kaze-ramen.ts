import { at, disc, lying, ring } from './brush.ts';
import { chashu, corn, dots, egg, gyoza, herbs, noodles, nori, scallions } from './foods.ts';
import type { PlacePictures } from './place-pictures.ts';
import { bowl, foam, glass, plate } from './tableware.ts';

const ramen = (broth: string, oil: string, on: string) =>
  bowl(
    '#20242b',
    '#b3261e',
    broth,
    dots(8, 16, 290, [oil], 15) + noodles('#f1d79b', '#cfa75c') + on,
  );

export const kazeRamen: PlacePictures = {
  table: { base: '#caa06a', grain: '#8a6233', kind: 'wood' },
  dishes: {
    'Shoyu ramen': ramen(
      '#8a4b1f',
      '#d08b3e',
      at([210, -150], nori, 24) +
        at([-120, -120], chashu) +
        at([-190, 60], chashu, 60) +
        at([130, 110], egg, 30) +
        at([-20, 160], scallions(3)),
    ),
    Tonkotsu: ramen(
      '#e8d3ad',
      '#2a2320',
      at([-190, -110], nori, -30) +
        at([150, -110], chashu) +
        at([190, 60], chashu, 50) +
        at([-110, 120], egg, -20) +
        at([-170, 0], egg, 50) +
        at([60, 170], scallions(9)),
    ),
    'Miso and corn': ramen(
      '#b5762f',
      '#efc374',
      at([-130, -80], corn(5)) +
        at([140, -90], chashu) +
        at(
          [130, 120],
          lying('<rect x="-46" y="-40" width="92" height="80" rx="10" fill="#f8e08a"/>'),
          18,
        ) +
        at([-90, 140], scallions(12)),
    ),
    'Vegetable shio': ramen(
      '#d9c98a',
      '#f3ebc3',
      at([-120, -100], herbs(7, 14, 120)) +
        at([140, -90], disc(62, '#8a5a3a') + ring(40, '#6d4328', 8)) +
        at([190, 50], disc(52, '#8a5a3a') + ring(32, '#6d4328', 7)) +
        at([-30, 150], scallions(15, 30)),
    ),
    'Gyoza, five pieces': plate(
      '#39424e',
      '#2b323c',
      [-190, -95, 0, 95, 190].map((y) => at([Math.abs(y) * 0.14, y], gyoza, -12)).join('') +
        at([200, 200], disc(86, '#1c2026') + disc(70, '#5b2a14')),
      380,
    ),
    'Draft beer': glass('#e5a427', '#b9770f', foam('#fff4d8', 165), 270),
  },
  emblem: `${disc(118, '#b3261e')}<path d="M-80 10q40 -60 84 -22t80 -30M-80 52q40 -60 84 -22t80 -30M-62 -36q34 -44 70 -16t62 -24" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round"/>`,
};
