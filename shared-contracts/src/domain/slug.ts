/** Readable name in an address, or of a filter value: small letters, digits and single dashes. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
