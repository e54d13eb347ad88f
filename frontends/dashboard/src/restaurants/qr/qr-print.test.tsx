import { tableCard, printPage } from './qr-print.ts';

const printed = {
  name: 'مطعم <الزيتون>',
  svg: '<svg></svg>',
  url: 'https://menuleaf.example/restaurant/r1',
  brand: {},
};

test('what is printed speaks to guests in the language of the menu, in its direction', () => {
  const arabic = tableCard({ ...printed, language: 'ar' });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('امسح رمز QR');
  expect(arabic).toContain('<h1 dir="auto">مطعم &lt;الزيتون&gt;</h1>');
  // URLs read from left to right everywhere.
  expect(arabic).toContain('<p dir="ltr"><b>menuleaf.example/restaurant/r1</b>');
  for (const language of ['en', 'th']) {
    expect(tableCard({ ...printed, language })).toContain('<html lang="en" dir="ltr">');
    expect(tableCard({ ...printed, language })).toContain('Scan this QR code');
  }
});

test('no margin is left where browsers write their own date and address', () => {
  expect(tableCard({ ...printed, language: 'en' })).toContain('@page { margin: 0 }');
});

test('what was printed goes when the next is printed, since a phone reads it until then', () => {
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  const printed = () => document.querySelectorAll<HTMLIFrameElement>('iframe[title=Print]');
  for (const page of ['<p>One</p>', '<p>Two</p>']) {
    printPage(page);
    expect(Array.from(printed(), ({ srcdoc }) => srcdoc)).toEqual([page]);
  }
});
