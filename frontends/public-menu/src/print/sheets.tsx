import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { menuPriceFormat } from '@menuleaf/shared/menu/prices/menu-price-format.ts';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { declaredAllergens } from '../page/declared-text.ts';
import { useDirection, useLanguage, usePageWords } from '../page/page-language.ts';
import { type Group, groupsOf } from './blocks.ts';
import { Cards, Poster, Stickers, Tents } from './code-sheets.tsx';
import { layoutsOf, type Layout } from './layouts.ts';
import { menuSides } from './menu-sides.tsx';
import { PaperBlock, type Shown } from './paper-blocks.tsx';
import { pxPerMm, type Sheet, sheetOf } from './paper-size.ts';
import { holdsMenu, type MenuPiece, pieces } from './pieces.ts';
import { type PrintChoice, type PrintedMenu, usualCategories } from './print-choice.ts';
import type { PrintData } from './print-data.ts';
import pageStyles from './print-page.css';
import { settingOf } from './set-in-theme.ts';
import styles from './sheets.css';
import { type Fitted, fit, type Measure } from './fit.ts';

/** Measures each child in the browser, once per width and size. */
function measureIn(measurer: HTMLElement): Measure {
  const known = new Map<string, number[]>();
  return (width, size) => {
    const key = `${width} ${size}`;
    const before = known.get(key);
    if (before) return before;
    measurer.style.width = `${width}mm`;
    measurer.style.fontSize = `${size}pt`;
    const heights = [...measurer.children].map((one) => one.getBoundingClientRect().height);
    known.set(key, heights);
    return heights;
  };
}

type FittedState = Fitted | 'too-long' | undefined;

/** The menu laid out by the block heights in `measurer`; undefined until its font has loaded. */
function useFitted(
  measurer: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  layouts: readonly Layout[],
  { face, key }: { face: string | undefined; key: string },
): FittedState {
  const [fitted, setFitted] = useState<{ key: string; state: FittedState }>();
  useLayoutEffect(() => {
    let isLeft = false;
    const lay = () => {
      if (isLeft || !measurer.current) return;
      const state = fit(groups, layouts, measureIn(measurer.current)) ?? 'too-long';
      setFitted({ key, state });
    };
    // Another font would give wrong heights; if it cannot load, that is better than nothing.
    const asked: Promise<unknown> = face ? document.fonts.load(face) : document.fonts.ready;
    void asked.then(lay, lay);
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names all that they are made of
  }, [key, face]);
  return fitted?.key === key ? fitted.state : undefined;
}

type SheetsProps = {
  data: PrintData;
  menu: PrintedMenu;
  money: Money;
  choice: PrintChoice;
  onReady: (isReady: boolean) => void;
};

const ofCode = { tents: Tents, poster: Poster, stickers: Stickers, cards: Cards };

/** The paper: a preview on screen, and a print-only copy. */
export function Sheets(props: SheetsProps) {
  const { data, choice } = props;
  const { piece } = choice;
  if (holdsMenu(piece)) return <MenuOnPaper {...props} piece={piece} />;
  const Piece = ofCode[piece];
  return <Paper {...props} sides={[<Piece key={piece} data={data} />]} />;
}

/** Unknown is never printed as safe: it is said once where it is so of all dishes, else of each that it is so of. */
function whereToAsk(groups: readonly Group[]): 'nowhere' | 'once' | 'at dishes' {
  const unknown = groups
    .flatMap(({ blocks }) => blocks)
    .flatMap((one) =>
      one.kind === 'dish' ? (declaredAllergens(one.dish)?.isUnknown ?? true) : [],
    );
  if (!unknown.includes(true)) return 'nowhere';
  return unknown.includes(false) ? 'at dishes' : 'once';
}

function MenuOnPaper({ piece, ...props }: SheetsProps & { piece: MenuPiece }) {
  const { data, menu, money, choice, onReady } = props;
  const { paper, hasAllergens } = choice;
  const measurer = useRef<HTMLDivElement>(null);
  const chosen = new Set(choice.categories ?? usualCategories(piece, menu.categories));
  const groups = groupsOf(menu.categories.filter(({ id }) => chosen.has(id)));
  const language = useLanguage();
  const pageWords = usePageWords();
  const direction = useDirection();
  const { style, words, face } = settingOf(data.restaurant.look, language, choice.ink);
  const key = JSON.stringify([piece, paper, hasAllergens, menu.id, language, [...chosen]]);
  const fitted = useFitted(measurer, groups, layoutsOf(piece, paper), { face, key });
  const isLaid = fitted !== undefined && fitted !== 'too-long' && groups.length > 0;
  useEffect(() => {
    if (!isLaid) onReady(false);
  }, [isLaid, onReady]);
  const isShort = piece === 'board';
  const asking = hasAllergens && !isShort ? whereToAsk(groups) : 'nowhere';
  const shown: Shown = {
    formatPrice: menuPriceFormat(money),
    isShort,
    hasAllergens: hasAllergens && !isShort,
    asksAtDishes: asking === 'at dishes',
  };
  const asks = asking === 'once' ? pageWords.askAllergens : undefined;
  const note = [asks, menu.note].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles['measured']} style={style} {...words} dir={direction.page} inert>
        <div ref={measurer} className={styles['column']}>
          {groups
            .flatMap(({ blocks }) => blocks)
            .map((block) => (
              <PaperBlock key={block.id} block={block} shown={shown} />
            ))}
        </div>
      </div>
      {isLaid ? (
        <Paper
          {...props}
          sides={menuSides({ piece, data, title: menu.name, note, fitted, shown })}
        />
      ) : (
        <div className={pageStyles['paper']}>
          {fitted === undefined ? <Skeleton /> : <Cannot isEmpty={groups.length === 0} />}
        </div>
      )}
    </>
  );
}

const Cannot = ({ isEmpty }: { isEmpty: boolean }) => (
  <output className={pageStyles['cannot']}>
    {isEmpty
      ? 'Choose at least one category with dishes in it.'
      : 'This is too much to fit at a readable size. Leave out some categories, or choose the one-page menu, which continues on the back.'}
  </output>
);

type PaperProps = SheetsProps & { sides: ReactNode[] };

function Paper({ data, choice, sides, onReady }: PaperProps) {
  useEffect(() => onReady(true), [onReady]);
  const { piece, paper, ink } = choice;
  const language = useLanguage();
  const direction = useDirection();
  const sheet = sheetOf(paper, pieces[piece].isLandscape === true);
  const { style, words } = settingOf(data.restaurant.look, language, ink);
  // Slightly less than the page: rounded up, it would add a blank one.
  const size = { width: `${sheet.width}mm`, height: `${sheet.height - 0.2}mm` };
  const all = sides.map((side, at) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- a side is its place
      key={at}
      className={styles['sheet']}
      style={{ ...style, ...size }}
      {...words}
      data-ink={ink}
      lang={language}
      dir={direction.page}
    >
      {side}
    </div>
  ));
  return (
    <>
      <Preview sheet={sheet}>{all}</Preview>
      {createPortal(
        <div data-print="">
          <style>
            {`@page{size:${sheet.width}mm ${sheet.height}mm;margin:0}@media screen{[data-print]{display:none}}@media print{body>:not([data-print]){display:none!important}}`}
          </style>
          {all}
        </div>,
        document.body,
      )}
    </>
  );
}

/** From this width the whole paper shows beside the choices; must match `print-page.css`. */
const sideBySidePx = 900;
/** Page bar, plus spacing. */
const aroundPreview = 130;

/** Fits the space available. */
function Preview({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.5);
  // Before it is painted, so that nothing jumps.
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const fit = (wide: number) => {
      const high = window.innerHeight - aroundPreview;
      const fits = [
        wide / sheet.width,
        window.innerWidth < sideBySidePx ? Infinity : high / sheet.height,
      ];
      setZoom(Math.min(1, ...fits.map((one) => one / pxPerMm)));
    };
    fit(frame.current.clientWidth);
    const watcher = new ResizeObserver(([entry]) => entry && fit(entry.contentRect.width));
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [sheet.width, sheet.height]);
  return (
    <section
      ref={frame}
      className={pageStyles['paper']}
      aria-label="What will be printed"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing that takes the focus
      tabIndex={0}
    >
      <div style={{ zoom }} className={pageStyles['sides']} inert>
        {children}
      </div>
    </section>
  );
}
