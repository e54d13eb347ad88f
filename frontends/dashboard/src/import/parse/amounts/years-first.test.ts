import { saidIn } from '../testing/read-text.ts';

test('a wine whose year stands before its name, above its maker and prices, is called by both', () => {
  const text =
    'RED\n\n2020   Barolo\nMassolino, Piedmont   105\n2019   Rioja Reserva\nMuga, Spain   65\nNV   Lambrusco\nEmilia   50\n2021   Pinot Noir\nCentral Otago   78';
  expect(saidIn(text)).toBe(
    'Barolo 2020 105 (Massolino, Piedmont); Rioja Reserva 2019 65 (Muga, Spain); Lambrusco NV 50 (Emilia); Pinot Noir 2021 78 (Central Otago)',
  );
});
