/** Lets a tab start in the middle of a purchase: creates a cart through the API and fills the tab's storage. */
import type { Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { call, makeCart } from './customer-api.ts';

/** Gives the tab a cart with two bottles. Call it before opening a page. */
export const bringCart = async (page: Page, { sku }: ProductCard): Promise<void> => {
  await rememberOnce(page, { [STORAGE_KEYS.cartId]: await makeCart(sku, 2) });
};

/** Ids of region and commune of the guest's address. */
const findPlace = async (): Promise<{ region_id: string; commune_id: string }> => {
  type Names = { data: { id: string; name: string }[] };
  const { data: regions } = await call<Names>('GET', '/regions');
  const region_id = regions.find(({ name }) => PLACE.region.test(name))?.id ?? '';
  const { data: communes } = await call<Names>('GET', `/regions/${region_id}/communes`);
  return { region_id, commune_id: communes.find(({ name }) => name === PLACE.commune)?.id ?? '' };
};

/**
 * Gives the tab a cart with two bottles and a guest's filled checkout steps up to the payment. Call it before
 * opening a page.
 */
export const bringOrder = async (page: Page, { sku }: ProductCard, email: string): Promise<void> => {
  const [cart, place, guest] = await Promise.all([
    makeCart(sku, 2),
    findPlace(),
    call<{ data: { id: string } }>('POST', '/purchases/register-as-guest', {
      body: { ...GUEST, email, remember: false },
    }),
  ]);
  const draft = {
    personal: { ...GUEST, email, guestId: guest.data.id },
    delivery: { method: 'home', ...place, address: PLACE.address },
  };
  await rememberOnce(page, { [STORAGE_KEYS.cartId]: cart }, { checkoutDraft: JSON.stringify(draft) });
};
