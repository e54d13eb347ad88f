/** The foot of every public page (SPEC: the brand and the year). */
export const PageFooter = () => <footer>Menuleaf © 2025</footer>;
