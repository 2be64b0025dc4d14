/**
 * Keeps a guest's data in this browser for the next order, if the guest ticked "remember"
 * (docs/product/checkout.md#checkout-state).
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';
import { type PersonalDraft, toDraft } from './draft.ts';

/** Reads the remembered buyer. Null without one. Replaces invalid values by empty ones. */
export const readBuyer = (): PersonalDraft | null => {
  const kept = localStore.readJson(STORAGE_KEYS.guestCustomer);
  return kept === null ? null : { ...toDraft({ personal: kept }).personal, remember: true };
};

/** Stores or deletes the buyer, depending on `remember`. */
export const keepBuyer = ({ name, surname, rut, email, phone, remember }: PersonalDraft): void =>
  remember
    ? localStore.writeJson(STORAGE_KEYS.guestCustomer, { name, surname, rut, email, phone })
    : localStore.remove(STORAGE_KEYS.guestCustomer);
