/** Inlined styles, as text. */
declare module '@menuleaf/public-menu/src/inlined/*.css' {
  const text: string;
  export default text;
}
