import styles from './web-site.css';

const builders = [
  [
    'WordPress',
    'Custom HTML',
    'Edit the page as an administrator or editor, add a “Custom HTML” block and paste the line. WordPress takes scripts and frames out of what others paste, and WordPress.com does on some plans: use the plain link there.',
  ],
  [
    'Squarespace',
    'Code',
    'Edit the page, add a “Code” block, leave it on HTML and paste the line. The Basic and Personal plans run no scripts: use the plain link there.',
  ],
  [
    'Wix',
    'Embed a Site',
    'Choose Add Elements, Embed Code, “Embed a Site”, then “Enter Website Address”, and paste the address. Make the box as tall as you like. “Embed HTML” would put the menu into a second frame of another site, which may not show it.',
  ],
  [
    'Google Sites',
    'By URL',
    'Name sites.google.com above, or your own domain if your site has one. Choose Insert, Embed, “By URL”, paste the address, and make the box as tall as you like. “Embed code” shows it from an address that is new each time, which you cannot name.',
  ],
] as const;

/** A drawing of a page with a block, labeled with the name to look for. */
const Picture = ({ block }: { block: string }) => (
  <svg viewBox="0 0 240 120" role="img" aria-label={`A page with a block “${block}” in it`}>
    <rect x="1" y="1" width="238" height="118" rx="6" className={styles['sheet']} />
    <path d="M16 20h90M16 32h60" className={styles['text']} />
    <rect x="16" y="44" width="208" height="44" rx="4" className={styles['block']} />
    <text x="120" y="71" textAnchor="middle">{`</> ${block}`}</text>
    <path d="M16 102h120" className={styles['text']} />
  </svg>
);

/** Where to paste it in common site builders. */
export const BuilderSteps = () => (
  <>
    <ul className={styles['builders']}>
      {builders.map(([name, block, words]) => (
        <li key={name}>
          <h3>{name}</h3>
          <Picture block={block} />
          <p>{words}</p>
        </li>
      ))}
    </ul>
    <p>
      Then look at the published page: to a browser the editor of a builder is another site, where
      only the link or an empty box shows.
    </p>
  </>
);
