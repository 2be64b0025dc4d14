import { register } from 'shared-contracts/api/accounts';
import type { RegisterBody } from 'shared-contracts/api/accounts.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import {
  buyAgain,
  createAddress,
  deleteAddress,
  listAddresses,
  listOwnOrders,
  readOwnOrder,
  readProfile,
  restoreAddress,
  updateAddress,
  updateProfile,
} from 'shared-contracts/api/profile';
import type { Address, AddressBody, OrderCard } from 'shared-contracts/api/profile.schema';
import type { Locale } from 'shared-contracts/locale';
import { toLine } from '../cart-of.ts';
import { communeNames } from '../communes.ts';
import { pageOf } from '../recorded.ts';
import { findArticle } from '../shelf.ts';
import type { ShopState } from '../shop-state.ts';
import { answer, type Handlers, orderOf, orNotFound } from './handler.ts';

/** A deleted address can be restored within this time. */
const RESTORABLE_MS = 30 * 86_400_000;

const toAddress = (id: string, body: AddressBody, isDefault: boolean, locale: Locale): Address => ({
  id,
  identification: body.identification,
  address: body.address,
  apartment: body.apartment ?? null,
  ...communeNames(body.commune_id, locale),
  is_default: isDefault || body.is_default === true,
});

/**
 * Whether a saved address has the same fields. The client repeats a request when its answer is lost, and that
 * must not save the address twice.
 */
const saysTheSame = (saved: Address, body: AddressBody): boolean =>
  saved.identification === body.identification &&
  saved.address === body.address &&
  (saved.apartment ?? '') === (body.apartment ?? '') &&
  saved.commune_id === body.commune_id;

/** Saves an address. A new default address ends the default of the others. */
const keepAddress = (state: ShopState, address: Address): Address => {
  if (address.is_default) for (const other of state.addresses.values()) other.is_default = false;
  state.addresses.set(address.id, address);
  return address;
};

const keepOneDefault = ({ addresses }: ShopState): void => {
  const [oldest, ...others] = addresses.values();
  if (oldest && ![oldest, ...others].some(({ is_default }) => is_default)) oldest.is_default = true;
};

const toCard = (order: Order): OrderCard => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment_status: order.payment_status,
  platform: order.platform,
  can_retry_payment: order.can_retry_payment,
  delivery_method: order.delivery.method,
  created_at: order.created_at,
  total: order.total,
  units: order.items.reduce((units, { qty }) => units + qty, 0),
  images: order.items.slice(0, 3).map(({ image }) => image),
});

export const profileHandlers: Handlers = {
  ...answer(register, ({ request, state }) => {
    const { type, email, name, last_name, rut, phone, company_name, social_reason, giro } =
      request.body as RegisterBody;
    const company = {
      company_name: company_name ?? null,
      social_reason: social_reason ?? null,
      giro: giro ?? null,
    };
    const person = { first_name: name, last_name, rut, phone, email_verified: false };
    state.user = { id: state.user.id, type, email, ...person, ...company };
    return { data: state.user };
  }),
  ...answer(readProfile, ({ state }) => ({ data: state.user })),
  ...answer(updateProfile, ({ request, state }) => {
    const { name, ...rest } = request.body as { name?: string };
    state.user = { ...state.user, ...rest, ...(name ? { first_name: name } : {}) };
    return { data: state.user };
  }),
  ...answer(listAddresses, ({ state }) => ({
    data: [...state.addresses.values()].toSorted((a, b) => Number(b.is_default) - Number(a.is_default)),
  })),
  ...answer(createAddress, ({ request, state, locale }) => {
    const body = request.body as AddressBody;
    const same = [...state.addresses.values()].find((saved) => saysTheSame(saved, body));
    if (same) return { data: keepAddress(state, toAddress(same.id, body, same.is_default, locale)) };
    const isFirst = state.addresses.size === 0;
    const id = `00000000-0000-4000-8000-${String(state.addressCount).padStart(12, '0')}`;
    state.addressCount += 1;
    return { data: keepAddress(state, toAddress(id, body, isFirst, locale)) };
  }),
  ...answer(updateAddress, ({ request, state, locale }) => {
    const { id, is_default } = orNotFound(state.addresses.get(String(request.params.id)));
    return { data: keepAddress(state, toAddress(id, request.body as AddressBody, is_default, locale)) };
  }),
  ...answer(deleteAddress, ({ request, state, now }) => {
    const { addresses, deletedAddresses } = state;
    const id = String(request.params.id);
    deletedAddresses.set(id, orNotFound(addresses.get(id) ?? deletedAddresses.get(id)));
    addresses.delete(id);
    keepOneDefault(state);
    return { data: { id, restorable_until: new Date(now() + RESTORABLE_MS).toISOString() } };
  }),
  ...answer(restoreAddress, ({ request, state }) => {
    const { addresses, deletedAddresses } = state;
    const id = String(request.params.id);
    const restored = keepAddress(state, orNotFound(addresses.get(id) ?? deletedAddresses.get(id)));
    deletedAddresses.delete(id);
    keepOneDefault(state);
    return { data: restored };
  }),
  ...answer(listOwnOrders, ({ request, state }) =>
    pageOf([...state.orders.values()].reverse().map(toCard), request.query),
  ),
  ...answer(readOwnOrder, (context) => ({ data: orderOf(context) })),
  ...answer(buyAgain, (context) => ({
    data: orderOf(context).items.map(({ sku, name, format, qty, price }) => {
      const article = findArticle(sku, context.locale, context.effect);
      return { sku, name, format, qty, price, now: article ? toLine(article, qty) : null };
    }),
  })),
};
