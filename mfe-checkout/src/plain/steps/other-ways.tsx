/** Ways to order when the API wants a check that needs scripts (docs/architecture/plain-pages.md). */
import { readLayout } from 'shared-contracts/api/pages';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { isWhatsApp, phoneHref } from 'shared-contracts/domain/phone-href';
import { useLocale } from 'shared-kit/locale';
import { linesOf } from '../../lib/cart/goods-of.ts';
import form from '../../lib/form/form.module.css';
import styles from '../../pages/payment/payment.module.css';
import type { PlainContext } from '../plain-page.ts';
import { plainWords } from '../words.ts';

type ShopContact = Pick<Layout['pre_footer'], 'phones' | 'email_text'>;

/** Null when the last form was not refused for a check, or the content cannot be read. */
export const findWays = async ({ api, state, pathname }: PlainContext): Promise<ShopContact | null> => {
  const { notice } = state;
  if (!notice?.offersWays || notice.path !== pathname) return null;
  const layout = await api.call(readLayout, {}).catch(() => null);
  return layout?.data.pre_footer ?? null;
};

interface OtherWaysProps {
  contact: ShopContact;
  cart: Cart;
  /** CLP. */
  total: number;
  /** The refused order was to be paid by transfer, which has the stricter limits. */
  isTransfer: boolean;
}

/** Has the cart in its messages, and nothing that the buyer typed. */
export const OtherWays = ({ contact, cart, total, isTransfer }: OtherWaysProps) => {
  const { phones, email_text: email } = contact;
  const words = plainWords[useLocale()];
  const lines = linesOf(cart).map((line) => `${line.qty} × ${lineName(line)}`);
  const message = words.orderText(lines.join('\n'), formatClp(total));
  const mail = `mailto:${email}?subject=${encodeURIComponent(words.orderSubject)}&body=${encodeURIComponent(message)}`;
  return (
    <section className={styles.notes} aria-labelledby="other-ways">
      <h2 id="other-ways" className={form.groupTitle}>
        {words.waysTitle}
      </h2>
      {isTransfer && <p>{words.wayCard}</p>}
      {phones.map((phone) => (
        <p key={phone.text}>
          {isWhatsApp(phone) ? words.wayChat : words.wayCall}{' '}
          <a href={phoneHref(phone, message)}>{phone.text}</a>
        </p>
      ))}
      {email && (
        <p>
          {words.wayMail} <a href={mail}>{email}</a>
        </p>
      )}
      <p>{words.wayLater}</p>
    </section>
  );
};
