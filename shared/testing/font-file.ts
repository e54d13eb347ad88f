/** In the place of a font: what draws is not what these tests look at. */
export default '/font.woff2';
