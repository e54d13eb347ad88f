type Piece = {
  title: string;
  says: string;
  isLandscape?: true;
  /** Printed on both sides and folded. */
  isFolded?: true;
};

/** Pieces with the menu. */
export const menuPieces = ['page', 'two', 'three', 'wine', 'board'] as const;
export type MenuPiece = (typeof menuPieces)[number];

/** Pieces with only the code. */
export const codePieces = ['tents', 'poster', 'stickers', 'cards'] as const;
export type CodePiece = (typeof codePieces)[number];

export type PieceName = MenuPiece | CodePiece;
export const pieceNames: readonly PieceName[] = [...menuPieces, ...codePieces];

export const holdsMenu = (name: PieceName): name is MenuPiece =>
  menuPieces.some((one) => one === name);

/** Printable pieces, as shown to owners. */
export const pieces: Readonly<Record<PieceName, Piece>> = {
  page: {
    title: 'One-page menu',
    says: 'The whole menu on one side. A long one continues on the back.',
  },
  two: {
    title: 'Folded menu',
    says: 'A cover, two pages of dishes, and your hours on the back.',
    isLandscape: true,
    isFolded: true,
  },
  three: {
    title: 'Tri-fold menu',
    says: 'A cover, three panels of dishes, hours and QR code outside.',
    isLandscape: true,
    isFolded: true,
  },
  wine: { title: 'Drinks list', says: 'The categories you pick, in one narrow column.' },
  board: {
    title: 'Counter board',
    says: 'Names and prices, as large as they fit.',
    isLandscape: true,
  },
  tents: { title: 'Table tents', says: 'Two on a sheet. Cut, fold and glue.' },
  poster: { title: 'Poster', says: 'Your name and a large QR code for the window.' },
  stickers: { title: 'Stickers', says: 'Twelve on a sheet, for tables, bags and boxes.' },
  cards: { title: 'Cards', says: 'Ten on a sheet, as large as a business card.' },
};
