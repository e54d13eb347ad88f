import { around, at, blob, seededRandom, disc, lying, ring, strewn } from './brush.ts';

/** Foods, each centered on the origin. */
export const noodles = (color: string, dark: string) => {
  const roll = seededRandom(11);
  return Array.from({ length: 26 }, (_, n) => {
    const [x, y, own] = [roll(-270, 270) * 0.55, roll(-270, 270) * 0.55, roll(60, 150)];
    const line = `<path d="M${x - own} ${y}q${own * 0.5} ${roll(-90, 90)} ${own} 0t${own} ${roll(-30, 30)}" fill="none" stroke-linecap="round"`;
    return `${line} stroke="${dark}" stroke-width="19"/>${line} stroke="${n % 3 ? color : '#fff3d6'}" stroke-width="13"/>`;
  }).join('');
};
export const egg = lying(
  `<ellipse rx="84" ry="70" fill="#f3dcb4"/><ellipse rx="76" ry="62" fill="#fffaf0"/><ellipse cx="4" cy="2" rx="40" ry="38" fill="#e8901c"/><ellipse cx="-4" cy="-6" rx="24" ry="20" fill="#f6b23d"/>`,
);
export const chashu = lying(
  `${blob(4, 100, '#8a4a2d', 0.05)}${blob(5, 90, '#d79a78', 0.06)}<path d="M-58 10q10 -70 70 -52t26 78q-50 34 -70 -6" fill="none" stroke="#f7dccb" stroke-width="17" stroke-linecap="round"/><path d="M-10 14q0 -26 26 -18" fill="none" stroke="#a45c3f" stroke-width="9" stroke-linecap="round"/>`,
);
export const nori = lying(
  `<path d="M-80 -120L84 -112L76 124L-74 114Z" fill="#17251f"/><path d="M-56 -90l100 190M30 -104l-70 200" stroke="#2c4438" stroke-width="5"/>`,
);
export const scallions = (seed: number, count = 26) =>
  strewn(seed, count, 150, (n) => ring(9 + (n % 3) * 3, n % 2 ? '#5f9e45' : '#93c46b', 6));
export const corn = (seed: number) =>
  strewn(
    seed,
    34,
    110,
    (n) =>
      `<rect x="-12" y="-10" width="24" height="21" rx="8" fill="${n % 3 ? '#f4c138' : '#e0a01f'}"/>`,
  );
export const leaf = (color: string, vein: string, length: number) =>
  `<path d="M0 0C${length * 0.3} ${-length * 0.42} ${length * 0.8} ${-length * 0.34} ${length} 0C${length * 0.8} ${length * 0.34} ${length * 0.3} ${length * 0.42} 0 0Z" fill="${color}"/><path d="M0 0H${length * 0.9}" stroke="${vein}" stroke-width="3"/>`;
export const herbs = (seed: number, count: number, r: number) =>
  strewn(seed, count, r, () => leaf('#4d8b3c', '#2f6427', 44));
export const wheel = (rind: string, flesh: string, r: number) =>
  lying(
    disc(r, rind) +
      disc(r * 0.88, '#fff6dc') +
      around(
        8,
        0,
        () =>
          `<path d="M${r * 0.1} 0L${r * 0.78} ${-r * 0.26}Q${r * 0.86} 0 ${r * 0.78} ${r * 0.26}Z" fill="${flesh}"/>`,
      ),
  );
export const chunk = (seed: number, color: string, light: string, r: number) =>
  lying(blob(seed, r, color, 0.2) + at([-8, -10], blob(seed + 1, r * 0.55, light, 0.2)));
export const tortilla = (seed: number, filling: string) =>
  lying(
    blob(seed, 172, '#e7c27d', 0.03) +
      blob(seed + 1, 162, '#f3d9a0', 0.03) +
      strewn(
        seed + 2,
        12,
        140,
        (n) =>
          `<ellipse rx="${8 + (n % 4) * 4}" ry="${6 + (n % 3) * 3}" fill="#a9702e" opacity=".55"/>`,
      ),
  ) + filling;
export const oyster = lying(
  `${blob(21, 120, '#7d7468', 0.16, 0.78)}${blob(22, 104, '#d9d4c8', 0.12, 0.76)}${blob(23, 78, '#b9b6ae', 0.14, 0.7)}${blob(24, 58, '#e9e4da', 0.2, 0.66)}<circle cx="-14" cy="-8" r="13" fill="#fff" opacity=".8"/>`,
);
export const skewer = (colors: readonly string[]) =>
  `<path d="M-300 0H300" stroke="#b98b4e" stroke-width="10" stroke-linecap="round"/>` +
  colors
    .map((color, n) =>
      at(
        [-210 + n * 84, 0],
        lying(
          `<rect x="-38" y="-50" width="78" height="100" rx="24" fill="${color}"/><path d="M-22 -30l30 60M0 -34l30 60" stroke="#000" stroke-width="8" opacity=".28" stroke-linecap="round"/>`,
        ),
      ),
    )
    .join('');
export const gyoza = lying(
  `<path d="M-110 24Q-90 -74 0 -78Q90 -74 110 24Q0 66 -110 24Z" fill="#efd9ab"/><path d="M-96 22Q0 56 96 22Q40 6 0 8T-96 22Z" fill="#b87428"/><path d="M-70 -36q14 18 8 34M-30 -62q12 24 6 48M14 -66q8 26 2 50M52 -52q4 24 -4 44" stroke="#cfae74" stroke-width="7" fill="none" stroke-linecap="round"/>`,
);
export const swirl = (color: string, light: string, r: number) =>
  blob(31, r, color, 0.05) +
  `<path d="M${-r * 0.6} 0A${r * 0.6} ${r * 0.5} 0 1 1 ${r * 0.4} ${r * 0.35}A${r * 0.34} ${r * 0.3} 0 1 1 ${r * 0.06} ${-r * 0.14}" fill="none" stroke="${light}" stroke-width="${r * 0.14}" stroke-linecap="round" opacity=".85"/>`;
export const dots = (seed: number, count: number, r: number, colors: readonly string[], size = 9) =>
  strewn(seed, count, r, (n) =>
    disc(size * (1 + (n % 3) * 0.2), colors[n % colors.length] ?? '#000'),
  );
export const ice = lying(
  `<rect x="-66" y="-66" width="132" height="132" rx="22" fill="#fff" fill-opacity=".42"/><path d="M-48 -44h70M-48 -44v60" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"/>`,
);
export const peel = (color: string) =>
  lying(
    `<path d="M-70 30C-30 -70 40 -60 34 -6C30 40 -20 24 0 -6" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round"/>`,
  );
export const almond = lying(
  `<path d="M-42 0Q-10 -34 44 0Q-10 34 -42 0Z" fill="#a9672f"/><path d="M-30 0H30" stroke="#7f4a1e" stroke-width="4"/>`,
);
export const olive = lying(
  `${disc(36, '#6f7d2e')}${disc(12, '#3e4719')}<circle cx="-12" cy="-13" r="8" fill="#c9d285"/>`,
);
export const bread = (w: number, h: number) =>
  lying(
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="46" fill="#9a5b23"/><rect x="${-w / 2 + 14}" y="${-h / 2 + 14}" width="${w - 28}" height="${h - 28}" rx="36" fill="#e2ae5e"/><path d="M${-w / 3} ${-h / 5}l${w / 1.6} ${h / 2.6}M${-w / 3} ${h / 6}l${w / 1.8} ${-h / 2.6}" stroke="#8b4d1b" stroke-width="13" stroke-linecap="round" opacity=".65"/>`,
  );
export const fish = lying(
  `<path d="M-280 0Q-150 -130 90 -88Q190 -68 240 -6L330 -84Q306 0 330 84L240 12Q180 84 80 92Q-150 130 -280 0Z" fill="#8c5a32"/><path d="M-240 -4Q-120 -92 80 -62Q170 -44 220 0Q160 50 70 62Q-120 92 -240 -4Z" fill="#c98c4f"/>` +
    [-120, -50, 20, 90]
      .map(
        (x) =>
          `<path d="M${x} -70l46 136" stroke="#5d3417" stroke-width="13" stroke-linecap="round" opacity=".7"/>`,
      )
      .join('') +
    `<circle cx="-206" cy="-14" r="13" fill="#fff"/><circle cx="-206" cy="-14" r="7" fill="#23150b"/>`,
);
