/** Footer of every public page: the brand and the year. */
export const PageFooter = () => <footer>Menuleaf © 2025</footer>;
