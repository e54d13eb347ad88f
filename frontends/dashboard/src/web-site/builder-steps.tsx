import styles from './web-site.css';

const builders = [
  [
    'WordPress',
    'Custom HTML',
    'Edit the page, add the block “Custom HTML” and paste the line. Some plans of WordPress.com remove scripts and frames: paste the plain link there.',
  ],
  [
    'Squarespace',
    'Code',
    'Edit the page, add a “Code” block, choose HTML and paste the line. Where your plan allows no script, paste the plain link.',
  ],
  [
    'Wix',
    'Embed a site',
    'Wix puts pasted code into a small frame of its own, where the menu cannot grow. Choose “Embed a site” instead, and enter the address in the frame line, between the quotes after src.',
  ],
] as const;

/** A page with a block in it, drawn by us: what it is called is what to look for. */
const Picture = ({ block }: { block: string }) => (
  <svg viewBox="0 0 240 120" role="img" aria-label={`A page with a block “${block}” in it`}>
    <rect x="1" y="1" width="238" height="118" rx="6" className={styles['sheet']} />
    <path d="M16 20h90M16 32h60" className={styles['text']} />
    <rect x="16" y="44" width="208" height="44" rx="4" className={styles['block']} />
    <text x="120" y="71" textAnchor="middle">{`</> ${block}`}</text>
    <path d="M16 102h120" className={styles['text']} />
  </svg>
);

/** Where to paste it in what most sites are made with. */
export const BuilderSteps = () => (
  <ul className={styles['builders']}>
    {builders.map(([name, block, words]) => (
      <li key={name}>
        <h3>{name}</h3>
        <Picture block={block} />
        <p>{words}</p>
      </li>
    ))}
  </ul>
);
