/** Styles that a page carries inside, as text. */
declare module '@menuleaf/public-menu/src/inlined/*.css' {
  const text: string;
  export default text;
}
