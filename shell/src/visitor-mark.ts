/**
 * Attribute `data-customer` of the document, by which style sheets show links for customers or for
 * guests. Set before the first paint, so the links do not change while the shopper sees them.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from './read-stored.ts';
import { root } from './root-element.ts';

export const markVisitor = (isCustomer: boolean): void => {
  root.toggleAttribute('data-customer', isCustomer);
};

/** Whether this browser remembers a login. */
export const isRemembered = (): boolean => readStored(STORAGE_KEYS.session) !== null;
