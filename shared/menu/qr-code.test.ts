import { qrCode } from './qr-code.ts';

test('a QR code is a leaf-green drawing of 240 px with the logo in its middle', () => {
  const svg = qrCode('https://menuleaf.example/restaurant/abc123');
  expect(svg).toContain('width="240" height="240"');
  expect(svg).toContain('fill="#1F6B3B"');
  const [, side, x, logo] =
    /viewBox="0 0 (\d+) .*?<svg x="([\d.]+)".*? width="([\d.]+)"/.exec(svg) ?? [];
  expect(Number(logo) / Number(side)).toBeCloseTo(48 / 240);
  expect(Number(x) * 2 + Number(logo)).toBeCloseTo(Number(side));
});
