const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$12.50`: always two decimals. */
export const dollars = (price: number) => format.format(price);
