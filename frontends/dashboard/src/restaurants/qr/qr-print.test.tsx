import { expect, test } from '@jest/globals';
import { tableCard, tentSheet } from './qr-print.ts';

const printed = {
  name: 'مطعم <الزيتون>',
  svg: '<svg></svg>',
  url: 'https://menuleaf.example/restaurant/r1',
  brand: {},
};

test.each([tableCard, tentSheet])(
  'what is printed speaks to guests in the language of the menu, in its direction',
  (sheet) => {
    const arabic = sheet({ ...printed, language: 'ar' });
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain('امسح رمز QR');
    expect(arabic).toContain('<h1 dir="auto">مطعم &lt;الزيتون&gt;</h1>');
    // An address is read from left to right everywhere.
    expect(arabic).toContain('<p dir="ltr"><b>menuleaf.example/restaurant/r1</b>');
    for (const language of ['en', 'th']) {
      expect(sheet({ ...printed, language })).toContain('<html lang="en" dir="ltr">');
      expect(sheet({ ...printed, language })).toContain('Scan this QR code');
    }
  },
);
