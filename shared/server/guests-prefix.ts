/** Prefix of the edge's log files in the guests bucket. */
export const guestsPrefix = 'guests/';
