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

test('whole modules make room for the logo, and none is cut', () => {
  const svg = qrCode('https://menuleaf.example/restaurant/abc123');
  const [, side = '', corner = ''] = /viewBox="0 0 (\d+) .*?<svg x="([\d.]+)"/.exec(svg) ?? [];
  const [from, until] = [Number(corner), Number(side) - Number(corner)];
  const inside = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].filter((module) =>
    module.slice(1).every((at) => Number(at) + 0.5 > from && Number(at) + 0.5 < until),
  );
  expect(inside).toEqual([]);
  expect(svg.match(/<rect /g)).toHaveLength(1);
});
