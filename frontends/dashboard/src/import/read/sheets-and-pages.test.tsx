import { fileOf, mustTakeDamage, readOrRefused, sectionsOf } from '../../testing/brought-files.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { readMenu } from '../parse/read-menu.ts';
import type { SourceMenu } from './source-menu.ts';
import { readDocx } from './docx.ts';
import { linesOfTable } from './word/table-lines.ts';
import { readHtml } from './html.ts';
import { readOds } from './ods.ts';
import { languages } from './languages.ts';
import { readFiles } from './read-files.ts';

const cell = (text: string, times = 1) =>
  `<table:table-cell table:number-columns-repeated="${times}"><text:p>${text}</text:p></table:table-cell>`;
const content = (rows: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><table:table>${rows}</table:table></o:document-content>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const sheet = row(cell('Dish'), cell('Price')) + row(cell('Leek soup'), cell('$6.90'));
const odsOf = (text: string, claims?: number) =>
  zipOf([
    { name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', text, ...(claims !== undefined && { claims }) },
  ]);

const said = (brought: Promise<SourceMenu | undefined>) =>
  readOrRefused(
    brought.then((one) => (one?.kind === 'sheet' ? one.rows : one?.lines.map(({ text }) => text))),
  );
const ods = (bytes: Buffer) => said(readOds(fileOf(bytes, 'menu.ods')));
const html = (text: string) => readHtml(new File([text], 'menu.html'));

test('the cells of an OpenDocument sheet are read as they are shown', async () => {
  expect(await ods(odsOf(content(sheet)))).toEqual([
    ['Dish', 'Price'],
    ['Leek soup', '$6.90'],
  ]);
});

test('the sheets of a workbook are one, where they have the same head', async () => {
  const drinks = `<table:table table:name="Drinks">${row(cell('Dish'), cell('Price')) + row(cell('Cola'), cell('$3'))}</table:table>`;
  const notes = `<table:table table:name="Notes">${row(cell('Ask Ada'))}</table:table>`;
  const book = content(sheet).replace('<table:table>', '<table:table table:name="Food">');
  const all = book.replace('</table:table><', `</table:table>${drinks}${notes}<`);
  expect(await ods(odsOf(all))).toEqual([
    ['Dish', 'Price'],
    ['Food', ''],
    ['Leek soup', '$6.90'],
    ['Drinks', ''],
    ['Cola', '$3'],
  ]);
});

test('the sheets of a workbook are one where each has columns of its own, but for what is chosen with a dish', async () => {
  const named = (name: string, ...rows: string[][]) =>
    `<table:table table:name="${name}">${rows.map((cells) => row(cells.map((one) => cell(one)).join(''))).join('')}</table:table>`;
  const all =
    named('Starters', ['Dish', 'Price', 'Details'], ['Leek soup', '$6.90', 'with rye']) +
    named('Mains', ['Dish', 'Whole', 'Half'], ['Roast hen', '$24', '$14']) +
    named('Modifiers', ['Dish', 'Price'], ['Extra cheese', '$1']) +
    named('Allergens', ['1', 'gluten'], ['7', 'milk']);
  expect(await ods(odsOf(content('').replace(/<table:table>.*<\/table:table>/u, all)))).toEqual([
    ['Dish', 'Price', 'Details', 'Whole', 'Half'],
    ['Starters', '', '', '', ''],
    ['Leek soup', '$6.90', 'with rye', '', ''],
    ['Mains', '', '', '', ''],
    ['Roast hen', '', '', '$24', '$14'],
    ['1 = gluten', '', '', '', ''],
    ['7 = milk', '', '', '', ''],
  ]);
});

test('empty cells and rows that repeat by thousands take no room', async () => {
  const wide = row(cell('', 16_000));
  const tall = `<table:table-row table:number-rows-repeated="1000000">${cell('', 16_000)}</table:table-row>`;
  expect(await ods(odsOf(content(sheet + wide + tall)))).toHaveLength(2);
  const many = `<table:table-row table:number-rows-repeated="1000000">${cell('Pie')}</table:table-row>`;
  expect(await ods(odsOf(content(many)))).toMatch(/Up to 2,500 can be read/);
});

test('an OpenDocument sheet with entities, or one that unpacks without end, is refused in words', async () => {
  const entity = '<!DOCTYPE o [<!ENTITY a "Pie">]>';
  expect(await ods(odsOf(content(sheet, entity)))).toMatch(/can’t be read as a spreadsheet/);
  expect(await ods(odsOf(content(sheet), 0xff_ff_ff_ff))).toMatch(/is too large/);
  expect(await ods(zipOf([{ name: 'notes.txt', text: 'Pie' }]))).toMatch(/can’t be read/);
});

test('an OpenDocument sheet that is damaged anywhere is read, or refused in words', async () => {
  const reading = async (bytes: Buffer) => {
    const read = await ods(bytes);
    return Array.isArray(read) ? 'sheet' : read;
  };
  await expect(mustTakeDamage(odsOf(content(sheet)), reading, 60)).resolves.toBeUndefined();
});

test('the letters and numbers that Google Sheets puts around a sheet saved as a page are not read', async () => {
  const page =
    '<table class="waffle"><thead><tr><th></th><th>A</th><th>B</th></tr></thead><tbody><tr><th>1</th><td>Leek soup</td><td>$6.90</td></tr></tbody></table>';
  expect([await said(html(page))].flat().join('')).toBe('Leek soup    $6.90');
});

test('the pages of a ZIP, as Google saves the sheets of a menu, are one menu', async () => {
  const page = (name: string, dish: string) => ({
    name,
    text: `<table class="waffle"><tr><td>${dish}</td><td>$6.90</td></tr></table>`,
  });
  const files = [
    page('Food.html', 'Leek soup'),
    page('Drinks.html', 'Cola'),
    { name: 'resources/sheet.css', text: '' },
  ];
  const read = (bytes: Buffer) =>
    said(
      readFiles([fileOf(bytes, 'menu.zip')], {
        onProgress: () => {},
        signal: new AbortController().signal,
        likelyLanguage: languages[0],
        decimals: 2,
      }).then(([menu]) => menu),
    );
  expect([await read(zipOf(files))].flat().filter(Boolean)).toEqual([
    'Leek soup    $6.90',
    'Cola    $6.90',
  ]);
  expect(await read(zipOf([{ name: 'notes.txt', text: 'Pie' }]))).toMatch(/no web page is in it/);
  expect(await read(Buffer.from('no zip'))).toMatch(/no web page is in it/);
});

test('a saved web page is read as it looks: headings, rows of tables, a name beside its price', async () => {
  const brought = await html(`<html><head><style>.x{}</style></head><body>
    <nav><a>Home</a> <a>Contact</a></nav>
    <h2>Starters</h2>
    <div><span>Leek soup</span><span class="dots"></span><span>$6.90</span></div>
    <p>with rye <em>crumbs</em></p>
    <h2>Mains</h2>
    <table><tr><td>Steak frites</td><td>$24.00</td></tr><tr><td>Pie</td><td>$12.50</td></tr></table>
    <script>document.title = 'no'</script></body></html>`);
  expect(sectionsOf(brought)).toEqual([
    ['Starters', ['Leek soup | 6.9 | with rye crumbs']],
    ['Mains', ['Steak frites | 24', 'Pie | 12.5']],
  ]);
});

test('the hidden tabs of a page are read where they stand nowhere else, and the parts of a price and a badge as they look', async () => {
  const dish = (name: string, badge: string, whole: string) =>
    `<div><span>${name}</span><span>${badge}</span><span><span>${whole}</span><span>,50</span>&nbsp;<span>€</span></span></div>`;
  const brought = await html(
    `<i aria-hidden="true">★ 5</i><div>${dish('Leek soup', 'Vegan', '6')}</div>
    <div hidden>${dish('Leek soup', 'Vegan', '6')}</div><div aria-hidden="true">${dish('Fish pie', 'New', '14')}</div>`,
  );
  if (brought.kind !== 'lines') throw new Error('no lines');
  const dishes = readMenu(brought.lines).sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name, price, isVegan }) => [name, price, isVegan])).toEqual([
    ['Leek soup', 6.5, true],
    ['Fish pie', 14.5, false],
  ]);
});

/** The lines of a page, each with what it is where that is told. */
async function pageLines(body: string): Promise<string[]> {
  const read = await readHtml(new File([`<body>${body}</body>`], 'menu.html'));
  const lines = read.kind === 'lines' ? read.lines : [];
  return lines.flatMap(({ text, size, part }) =>
    text === '' ? [] : [`${size === 2 ? '# ' : ''}${part ? `${part}: ` : ''}${text}`],
  );
}

const card = (name: string, said: string, ...prices: string[]) =>
  `<div class="dish"><h4>${name}</h4><div class="top">${prices.map((price) => `<b>${price}</b>`).join('')}</div>${said}<button>Add</button></div>`;
const names = (...lines: string[]) =>
  `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;

test.each([
  [
    'elements that are alike and have a price each are dishes, what stands between them titles, and around them nothing',
    [
      '<header>Trattoria</header><div class="list"><div class="head">Zuppe</div><p>con pane</p>',
      card('Zuppa di ceci', '<i>rosmarino</i><span class="rating">12 voti</span>', '€7', '€7'),
      card('Minestrone', '<img alt="vegano"><p>Allergeni: A, L</p>', '€6,50'),
      '<div class="head">Secondi</div>',
      card('Tonno', '', '€18'),
      card('Pollo', 'contiene: latte, uova', '€14'),
      card('Verdure', 'alla griglia (V)', '€6'),
      card('Pizza', '', 'Media €9', 'Grande €12'),
      card('Torta', 'mele', '€5'),
      '</div><footer>Via Roma 1</footer>',
    ].join(''),
    [
      'aside: Trattoria',
      ...['# Zuppe', '(con pane)', 'Zuppa di ceci    €7', '(rosmarino)'],
      'Minestrone (vegano) (A, L)    €6,50',
      ...['# Secondi', 'Tonno    €18', 'Pollo    €14', '(contiene: latte, uova)'],
      ...['Verdure    €6', '(alla griglia) (V)'],
      ...['Pizza    Media €9 Grande €12', 'Torta    €5', '(mele)'],
      'aside: Via Roma 1',
    ],
  ],
  [
    'crosses of a table say allergens, and what is below a name in its cell is said of it',
    `<table>${[
      ['Gericht', 'Preis', 'Glu', 'Mi', 'Fi', 'vegan'],
      ['Fischsuppe<br>mit Brot', '7,50', 'x', '', 'x', ''],
      ['Hauptspeisen'],
      ['Knödel', '9,80', 'x', 'x', '', ''],
      ['Salat', '6,80', '', '', '', 'x'],
    ]
      .map((cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`)
      .join('')}</table><p>Glu = Gluten, Mi = Milch, Fi = Fisch</p>`,
    [
      ...['Fischsuppe    7,50', '(mit Brot)', '(Contains: gluten, fish)', 'Hauptspeisen'],
      ...['Knödel    9,80', '(Contains: gluten, milk)', 'Salat    6,80    (vegan)'],
      'Glu = Gluten, Mi = Milch, Fi = Fisch',
    ],
  ],
  [
    'a footer is of the page',
    '<h2>Zuppe</h2><p>Minestrone 7</p><p>Zuppa 6</p><footer><p>Via Roma 1</p></footer>',
    ['# Zuppe', 'Minestrone 7', 'Zuppa 6', 'aside: Via Roma 1'],
  ],
  [
    'prices in a block beside names stand where they stand there',
    names('<b>Soupe</b>', 'poireaux, lard', '<b>Tarte</b>', '<b>Pain</b>') +
      names('7', '&#8203;', '6,50', '3'),
    ['Soupe    7', '(poireaux, lard)', 'Tarte    6,50', 'Pain    3'],
  ],
  [
    'prices in a block beside names are theirs in turn, where as many are written like names',
    '<h3>Suppen</h3><p>Fischsuppe<br>Gulasch<br>Kürbis</p><p>7,50<br>6,00<br>5,80</p>' +
      names('12', '14', '9') +
      names(
        '<strong>Schnitzel</strong>',
        'vom Kalb',
        '<strong>Braten</strong>',
        '<strong>Knödel</strong>',
      ),
    [
      ...['# Suppen', 'Fischsuppe    7,50', 'Gulasch    6,00', 'Kürbis    5,80'],
      ...['Schnitzel    12', '(vom Kalb)', 'Braten    14', 'Knödel    9'],
    ],
  ],
  [
    'prices that are more or fewer than the names beside them are left',
    names('Soup', 'Pie', 'Tart') +
      names('7', '6', '5', '4') +
      names('Tea', 'with milk.') +
      names('2', '3'),
    ['Soup', 'Pie', 'Tart', '7', '6', '5', '4', 'Tea', 'with milk.', '2', '3'],
  ],
  [
    'the runs that a text program cuts words into are one',
    ['Fiske', 'Stekt ', 'Mult']
      .map(
        (one, at) =>
          `<p><span class="c1">${one}</span><span class="c1">suppe</span><span>&nbsp; ${at + 7},50</span></p>`,
      )
      .join(''),
    ['Fiskesuppe    7,50', 'Stekt suppe    8,50', 'Multsuppe    9,50'],
  ],
  [
    'raised numbers are codes, and the cents of an amount; what is struck out is not read',
    '<p>Panna cotta<sup>1,7</sup> <s>4.50</s> 5.50</p><p>Roast cod €18<sup>50</sup></p><p>The 1<sup>st</sup></p>',
    ['Panna cotta¹,⁷ 5.50', 'Roast cod €18.50', 'The 1st'],
  ],
  [
    'preformatted text keeps its lines',
    '<pre>Soups\nLeek soup 6.90\n<b>Tomato soup</b> 7.50</pre>',
    ['Soups', 'Leek soup 6.90', 'Tomato soup 7.50'],
  ],
  [
    'cells are apart, and a name in a face of its own from what is in it',
    `<table><tr><td>Steak frites</td><td>small 14</td><td>large&nbsp;24</td></tr></table>${[
      ['Oysters', 'Half a dozen', 'nine'],
      ['Tart', 'leek, chives', '7.50'],
      ['Pie', 'veal', '9'],
    ]
      .map(
        ([name, said, price]) => `<p><span class="dish">${name}</span> ${said} <i>${price}</i></p>`,
      )
      .join('')}`,
    [
      'Steak frites    small 14    large 24',
      ...['Oysters nine', 'Half a dozen', 'Tart 7.50', 'leek, chives', 'Pie 9', 'veal'],
    ],
  ],
  [
    'what is hidden by its style is not read',
    '<p style="color: red; display: none">9.90</p><p>Soup 7</p>',
    ['Soup 7'],
  ],
])('of a page %s', async (_, body, lines) => {
  expect(await pageLines(body)).toEqual(lines);
});

test('headings that each have a price below are the names of dishes', async () => {
  const dish = (name: string, said: string, price: string) =>
    `<h4>${name}</h4><p>${said}</p><span>${price}</span>`;
  const soups = dish('Leek Soup', 'With Rye And Cream', '$7') + dish('Pea Soup', 'Mint', '$8');
  const mains = dish('Fish Pie', 'Cod And Leek', '$14') + dish('Stew', 'Beans', '$12');
  const brought = await html(`<h3>Soups</h3>${soups}<h3>Mains</h3>${mains}`);
  expect(sectionsOf(brought)).toEqual([
    ['Soups', ['Leek Soup | 7 | With Rye And Cream', 'Pea Soup | 8 | Mint']],
    ['Mains', ['Fish Pie | 14 | Cod And Leek', 'Stew | 12 | Beans']],
  ]);
});

test('what a list defines a priced name by is said of the dish', async () => {
  const dish = (name: string, price: string, said = '') =>
    `<dt>${name} <b>${price}</b></dt><dd>${said}</dd>`;
  const brought = await html(
    `<h2>FARM</h2><dl>${dish('Vetkoek', 'R68', 'Homemade')}${dish('Sarmie', 'R55', 'Chicken mayo or egg')}</dl>
    <h2>OFF THE FIRE</h2><dl>${dish('Boerewors Roll', 'R60', 'Relish. No sides')}${dish('Peri-Peri Chicken', '¼ R85 | ½ R129')}${dish('Pork Ribs', 'R210', 'Sticky basting')}</dl>`,
  );
  expect(sectionsOf(brought)).toEqual([
    ['FARM', ['Vetkoek | 68 | Homemade', 'Sarmie | 55 | Chicken mayo or egg']],
    [
      'OFF THE FIRE',
      [
        'Boerewors Roll | 60 | Relish. No sides',
        'Peri-Peri Chicken | 85',
        'Pork Ribs | 210 | Sticky basting',
      ],
    ],
  ]);
});

test('scripts of a page are not run, and a page without words is refused in words', async () => {
  const hostile = '<img src="x" onerror="globalThis.wasRun = true"><script>wasRun = true</script>';
  expect(await said(html(hostile))).toMatch(/holds no words/);
  expect('wasRun' in globalThis).toBe(false);
});

test.each([
  ['says of its letters in its head', '<meta charset="iso-8859-1">'],
  ['says nothing of its letters', ''],
])('a page that %s is read as it was written', async (_, head) => {
  const bytes = Buffer.from(`${head}<p>Crème brûlée 7.50</p>`, 'latin1');
  expect(await said(readHtml(fileOf(bytes, 'menu.htm')))).toContain('Crème brûlée 7.50');
});

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
const bold = (text: string) => run(text, '<w:b/>');
const italic = (text: string) => run(text, '<w:i/>');
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((one) => `<w:tc>${one}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
/** As it is drawn today, and as it was before. */
const textBox = (paragraphs: string) =>
  `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${paragraphs}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml"><w:txbxContent>${paragraphs}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const cellOf = (...lines: string[]) => lines.map((line) => paragraph(run(line))).join('');

/** The lines of a Word file. */
async function docx(body: string) {
  const xmlns = 'http://schemas.openxmlformats.org/';
  const file = zipOf([
    {
      name: '[Content_Types].xml',
      text: `<Types xmlns="${xmlns}package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `<Relationships xmlns="${xmlns}package/2006/relationships"><Relationship Id="r1" Type="${xmlns}officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      text: `<w:document xmlns:w="${xmlns}wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ]);
  const read = await readDocx(fileOf(file, 'menu.docx'));
  return read.kind === 'lines' ? read.lines.filter(({ text }) => text !== '') : [];
}

test.each([
  [
    'raised numbers are codes, and the cents of an amount',
    paragraph(run('Panna cotta'), raised('1,7'), run(' €5'), raised('50')),
    ['Panna cotta¹,⁷ €5.50'],
  ],
  [
    'raised letters are marks, of three letters too',
    paragraph(bold('Squash soup '), raised('VE, GFO')) + paragraph(run('Coke '), raised('TM')),
    ['Squash soup (VE, GFO)', 'Coke TM'],
  ],
  [
    'a name in bold is parted from what is in it, and from its price in a face of its own',
    paragraph(bold('oysters'), run('  half dozen, mignonette  '), italic('twenty-four')) +
      paragraph(bold('radishes'), run('  butter, rye crumb  '), italic('eleven')) +
      paragraph(bold('leek tart'), run(' – cream, chives  12.50')),
    [
      'oysters    twenty-four',
      'half dozen, mignonette',
      'radishes    eleven',
      'butter, rye crumb',
      'leek tart    12.50',
      'cream, chives',
    ],
  ],
  [
    'words stressed here and there are no names',
    paragraph(bold('Fish'), run(' und '), bold('Chips'), run(' 12.50')) +
      paragraph(bold('Opening hours:'), run(' every day')),
    ['Fish und Chips 12.50', 'Opening hours: every day'],
  ],
  [
    'what is struck out is no part of a line',
    paragraph(run('Roast kid '), run('15.50', '<w:strike/>'), run('16.50')),
    ['Roast kid 16.50'],
  ],
  [
    'a text box is read once, behind the paragraph that holds it',
    paragraph(run('Soups'), textBox(paragraph(run('Leek soup 6.90')))) + paragraph(run('Mains')),
    ['Soups', 'Leek soup 6.90', 'Mains'],
  ],
  [
    'the price beside a cell is of its first line',
    table(
      [cellOf('4.'), cellOf('Pakora', 'chicken in batter'), cellOf('£4.50')],
      [cellOf('Soup', 'Salad'), cellOf('5.50', '6.50')],
      [cellOf('Cola', 'Tea'), cellOf('Wine', 'Beer')],
    ),
    [
      '4.    Pakora    £4.50',
      '(chicken in batter)',
      'Soup    5.50',
      'Salad    6.50',
      ...['Cola', 'Tea', 'Wine', 'Beer'],
    ],
  ],
  [
    'heads of columns are no dish, and what is below a name in its cell is said of it',
    table(
      [cellOf('Piatto'), cellOf('Note'), cellOf('Prezzo')],
      [cellOf('Zuppa', 'ceci'), cellOf('V'), cellOf('7,50')],
    ),
    ['Zuppa    V    7,50', '(ceci)'],
  ],
  [
    'crosses of a table say allergens, and in columns of what is not in a dish what is left open',
    table(
      [
        cellOf('Plat'),
        cellOf('Prix'),
        cellOf('Sans gluten'),
        cellOf('Sans lait'),
        cellOf('Sans œuf'),
      ],
      [cellOf('Sole'), cellOf('21,00 €'), cellOf('✔'), cellOf(''), cellOf('✔')],
      [cellOf('Tarte'), cellOf('8,00 €'), cellOf(''), cellOf(''), cellOf('')],
    ),
    ['Sole    21,00 €    (gluten free)', '(Contains: milk)', 'Tarte    8,00 €'],
  ],
  [
    'what is smaller, slanted or not bold below prices is said of dishes, and what is last of none',
    [
      ['Suppen'],
      ['Fischsuppe 7,50', 'vom Markt'],
      ['Leek soup 6,50', 'Porree'],
      ['Pie 12,00'],
      ['Kürbis 8,00', 'Rezept vom Hof', 'Ingwer'],
      ['Salate 7,00', 'vegan'],
    ]
      .map(
        ([name = '', ...said]) =>
          paragraph(bold(name)) + said.map((one) => paragraph(run(one))).join(''),
      )
      .join('') + paragraph(run('Wir backen unser Brot.')),
    [
      'Suppen',
      ...['Fischsuppe 7,50', '(vom Markt)', 'Leek soup 6,50', '(Porree)', 'Pie 12,00'],
      ...['Kürbis 8,00', '(Rezept vom Hof)', '(Ingwer)', 'Salate 7,00', 'vegan'],
      'Wir backen unser Brot.',
    ],
  ],
  [
    'headings that are not bold, below bold dishes, are headings',
    ['Leek soup 6', 'Pie 7', 'Tart 5', 'Roast 9', 'Cake 4', 'Tea 2', 'Rum 8', 'Gin 9']
      .map((name, at) => (at % 2 ? '' : paragraph(run('Of the day'))) + paragraph(bold(name)))
      .join(''),
    [
      ...['Of the day', 'Leek soup 6', 'Pie 7', 'Of the day', 'Tart 5', 'Roast 9'],
      ...['Of the day', 'Cake 4', 'Tea 2', 'Of the day', 'Rum 8', 'Gin 9'],
    ],
  ],
  [
    'cells above a row of prices are cards side by side',
    table(
      [cellOf('Set meals')],
      [cellOf('For two'), cellOf('For four')],
      [cellOf('soup, pie'), cellOf('soup, two pies')],
      [cellOf('£26'), cellOf('£48')],
    ) + table([cellOf('Small'), cellOf('Large')], [cellOf('£5'), cellOf('£7')]),
    [
      'Set meals',
      ...['For two', 'soup, pie', '£26', 'For four', 'soup, two pies', '£48'],
      ...['Small    Large', '£5    £7'],
    ],
  ],
])('in a Word file %s', async (_, body, lines) => {
  expect((await docx(body)).map(({ text }) => text)).toEqual(lines);
});

test('captions of pictures, and what stands above the first heading, are no dishes', async () => {
  const styled = (style: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;
  const lines = await docx(
    paragraph(run('Café du Port')) +
      styled('Heading1', 'Soupes') +
      paragraph(run('Soupe de poisson 12')) +
      styled('Caption', 'Figure 1. Le port') +
      styled('Heading1', 'Plats') +
      paragraph(run('Bouillabaisse 32')),
  );
  expect(lines.filter(({ part }) => part === 'aside').map(({ text }) => text)).toEqual([
    'Café du Port',
    'Figure 1. Le port',
  ]);
});

test('in a row of cells that hold a dish each, blanks part them', () => {
  const dish = (name: string, price: string) => [name, 'soup or pie', price];
  const cells = [dish('Lunch', '£9'), dish('Dinner', '£19'), dish('Feast', '£25')];
  expect(linesOfTable([cells])).toEqual(cells.flatMap((lines) => [...lines, '']));
});

test('what a Word file shows in capitals or in larger letters is larger than plain lines, what is in italics or in smaller ones smaller', async () => {
  const lines = await docx(
    paragraph(run('to begin', '<w:caps/>')) +
      paragraph(run('Sea', '<w:sz w:val="28"/>'), run('food', '<w:sz w:val="28"/>')) +
      paragraph(run('oysters, native 24')) +
      paragraph(italic('half dozen')) +
      paragraph(run('on ice', '<w:sz w:val="16"/>')),
  );
  expect(lines.map(({ size = 1 }) => Math.sign(size - 1))).toEqual([1, 1, 0, -1, -1]);
});
