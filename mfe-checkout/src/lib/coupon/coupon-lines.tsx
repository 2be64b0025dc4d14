import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import { linesOf } from '../cart/goods-of.ts';

const es = {
  withCoupon: (names: string) => `Con el cupón: ${names}.`,
  withOffer: (names: string) => `Con su oferta, que rebaja más: ${names}.`,
};
const en: typeof es = {
  withCoupon: (names) => `With the coupon: ${names}.`,
  withOffer: (names) => `With their offer, which takes off more: ${names}.`,
};
const WORDS: Record<Locale, typeof es> = { es, en };

/** Which products take the coupon, and which the offer. In a chunk of its own: most carts have no coupon. */
export default function CouponLines({ cart }: { cart: Cart }) {
  const words = WORDS[useLocale()];
  const namesOf = (wanted: 'coupon' | 'offer'): string =>
    (cart.coupon?.lines ?? [])
      .flatMap(({ sku, takes }) => (takes === wanted ? linesOf(cart).filter((line) => line.sku === sku) : []))
      .map(({ name }) => name)
      .join(', ');
  const [ofCoupon, ofOffer] = [namesOf('coupon'), namesOf('offer')];
  return (
    <>
      {ofCoupon && words.withCoupon(ofCoupon)} {ofOffer && words.withOffer(ofOffer)}
    </>
  );
}
