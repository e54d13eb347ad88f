/** Font stub: these tests don't look at rendering. */
export default '/font.woff2';
