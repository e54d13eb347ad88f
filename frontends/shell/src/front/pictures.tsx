import paste from './shots/import-paste.webp';
import review from './shots/import-review.webp';
import faro from './shots/menu-faro.webp';
import board from './shots/print-board.webp';
import page from './shots/print-page.webp';
import poster from './shots/print-poster.webp';
import home from './front.css';
import styles from './phones.css';

const steps = [
  {
    src: paste,
    title: 'Bring the menu you have',
    text: 'Paste it, drop a PDF, a Word file or a spreadsheet, or photograph the paper.',
  },
  {
    src: review,
    title: 'Check what was read',
    text: 'Dishes, prices and sections are ready to save. Anything unclear is marked.',
  },
  {
    src: faro,
    title: 'Your guests read it',
    text: 'In your theme, on every phone, from the moment you save.',
  },
];

export const FromPaper = () => (
  <section className={home['section']} aria-labelledby="from-paper">
    <h2 id="from-paper">From a paper menu to a page in minutes</h2>
    <ol className={styles['steps']}>
      {steps.map(({ src, title, text }) => (
        <li key={title}>
          <img src={src} alt="" width={480} height={985} loading="lazy" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** In their original sizes. */
const prints = [
  { src: page, alt: 'The menu printed on one page', width: 560, height: 724 },
  { src: board, alt: 'The menu as a counter board', width: 560, height: 432 },
  { src: poster, alt: 'A poster with the QR code', width: 560, height: 724 },
];

export const OnPaper = () => (
  <section className={home['section']} aria-labelledby="on-paper">
    <h2 id="on-paper">And back on paper, when you need it</h2>
    <p>
      Print the same menu on a page, folded or as a board, with table tents, posters, stickers and
      cards that carry your QR code.
    </p>
    <div className={styles['table']}>
      {prints.map(({ alt, ...print }) => (
        <img key={print.src} {...print} alt={alt} loading="lazy" />
      ))}
    </div>
  </section>
);
