/** Where in the bucket of guests the files of what the edge has said are. */
export const guestsPrefix = 'guests/';
