import type { ReactNode } from 'react';
import type { Group } from './blocks.ts';
import type { Fitted } from './fit.ts';
import { PaperBlock, type Shown } from './paper-blocks.tsx';
import { Address, Code, Cover, Head, Hours } from './panels.tsx';
import type { MenuPiece } from './pieces.ts';
import type { PrintData } from './print-data.ts';
import folded from './folded.css';
import styles from './sheets.css';

type SidesProps = {
  piece: MenuPiece;
  data: PrintData;
  title: string;
  /** Below all dishes; empty if there is none. */
  note: string;
  fitted: Fitted;
  shown: Shown;
};

/** Each side of paper that the menu takes, in print order. */
export function menuSides({ piece, data, title, note, fitted, shown }: SidesProps): ReactNode[] {
  const columns = (side: Group[][]) =>
    side.map((groups, at) => (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        key={at}
        className={styles['column']}
        style={{ width: `${fitted.layout.width}mm`, fontSize: `${fitted.size}pt` }}
      >
        {groups
          .flatMap(({ blocks }) => blocks)
          .map((block) => (
            <PaperBlock key={block.id} block={block} shown={shown} />
          ))}
      </div>
    ));
  const { restaurant } = data;
  if (piece === 'two' || piece === 'three') {
    const [inside = []] = fitted.sides;
    return [
      <div key="outside" className={folded['folded']}>
        {piece === 'three' ? (
          <section className={folded['back']}>
            <Hours restaurant={restaurant} />
          </section>
        ) : null}
        <section className={folded['back']}>
          {piece === 'two' ? <Hours restaurant={restaurant} /> : null}
          <Address restaurant={restaurant} />
          <Code data={data} />
          {note ? <p>{note}</p> : null}
        </section>
        <Cover restaurant={restaurant} title={title} />
      </div>,
      <div key="inside" className={folded['inside']}>
        <div>{columns(inside)}</div>
      </div>,
    ];
  }
  const isBoard = piece === 'board';
  return fitted.sides.map((side, at) => (
    <div key={at} className={isBoard ? styles['board'] : styles['upright']}>
      {at === 0 ? <Head restaurant={restaurant} title={title} /> : null}
      <div className={styles['columns']}>{columns(side)}</div>
      {isBoard ? null : <Foot data={data} note={note} />}
    </div>
  ));
}

/** Footer of each page. */
const Foot = ({ data, note }: Pick<SidesProps, 'data' | 'note'>) => (
  <footer className={styles['foot']}>
    {note ? <p>{note}</p> : null}
    <Address restaurant={data.restaurant} />
  </footer>
);
