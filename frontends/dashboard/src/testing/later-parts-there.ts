import { laterParts } from '../items/later-parts.ts';

// As they are a moment after the page.
await Promise.all(laterParts.map(({ coming }) => coming()));
