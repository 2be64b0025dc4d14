import type { createOrderAddress, OrderAddress, registerAsGuest } from 'shared-contracts/api/guests.schema';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { guestKeyOf, newGuestId } from '../../lib/guest-id.ts';
import { newId } from '../../lib/token.ts';
import { phoneOf, rutOf } from '../orders/customer-details.ts';
import { findDelivery } from '../shipping/shipping.service.ts';
import { findAddress, insertAddress } from './guest-addresses.repository.ts';

type Guest = z.output<typeof registerAsGuest.response>['data'];

/** Checks a guest's data and signs an id for the guest. Stores nothing. @throws DomainError VALIDATION_FAILED */
export const registerGuest = (
  secret: string,
  { rut, name, surname, email, phone }: z.output<typeof registerAsGuest.body>,
): Guest => ({
  id: newGuestId(secret),
  name,
  surname,
  rut: rutOf(rut, 'rut'),
  email,
  phone: phone ? phoneOf(phone, 'phone') : null,
});

/**
 * Stores the delivery address of an order that is not placed yet.
 * @throws DomainError COMMUNE_NOT_SERVED, VALIDATION_FAILED (the shop did not sign the guest id)
 */
export const keepOrderAddress = async (
  { db, secret }: { db: Db; secret: string },
  userId: string | null,
  { guest_customer_id, ...address }: z.output<typeof createOrderAddress.body>,
): Promise<OrderAddress> => {
  await findDelivery(db, address.commune_id);
  const id = newId();
  await insertAddress(db, {
    id,
    user_id: userId,
    guest_id: guestKeyOf(secret, guest_customer_id),
    ...address,
    identification: address.identification || null,
    department: address.department || null,
  });
  return orNotFound(await findAddress(db, id));
};
