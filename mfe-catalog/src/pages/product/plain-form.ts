/**
 * Id of the form that puts the product into the cart of a visitor without scripts (docs/architecture/plain-pages.md). Its
 * fields: `sku`, and `format` with the sku of the chosen format.
 */
export const PLAIN_FORM = 'add';
