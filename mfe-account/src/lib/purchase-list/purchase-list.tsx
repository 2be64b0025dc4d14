import type { PurchaseCard } from 'shared-contracts/api/profile.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';
import { accountHrefs } from '../account-hrefs.ts';
import { formatDay } from '../day.ts';
import { useMessages } from '../messages.ts';
import styles from './purchase-list.module.css';

const TONES = {
  in_validation: 'amber',
  confirmed: 'olive',
  on_the_way: 'wine',
  delivered: 'neutral',
  cancelled: 'alarm',
} as const;

/** Of each purchase: one below the heading that the list stands under. */
type Heading = 'h2' | 'h3';

const Purchase = ({ purchase, heading: Title }: { purchase: PurchaseCard; heading: Heading }) => {
  const { purchases } = useMessages();
  const locale = useLocale();
  const { number, status, payment_status, images } = purchase;
  return (
    <li className={styles.purchase}>
      <div className={styles.picture}>
        {images[0] && <Picture base={images[0]} alt="" sizes="56px" widths={[160]} width={4} height={5} />}
      </div>
      <div className={styles.facts}>
        <Title>{purchases.number(number)}</Title>
        <p className={styles.when}>
          <time dateTime={purchase.created_at}>{formatDay(purchase.created_at, locale)}</time>
        </p>
        <p className={styles.states}>
          <Badge tone={TONES[status]}>{purchases.statuses[status]}</Badge>
          {payment_status !== 'success' && status !== 'cancelled' && (
            <Badge tone={payment_status === 'failed' ? 'alarm' : 'amber'}>
              {purchases.paymentStatuses[payment_status]}
            </Badge>
          )}
        </p>
      </div>
      <p className={styles.total}>
        <span>{purchases.units(purchase.units)}</span>
        <strong>{formatClp(purchase.total)}</strong>
      </p>
      <a className={styles.see} href={accountHrefs.purchase(purchase.id)} aria-label={purchases.see(number)}>
        {purchases.seeShort}
      </a>
    </li>
  );
};

/** Purchases with how each stands. */
export const PurchaseList = ({ rows, heading }: { rows: readonly PurchaseCard[]; heading: Heading }) => {
  const { purchases } = useMessages();
  return (
    <ul className={styles.list} aria-label={purchases.list}>
      {rows.map((purchase) => (
        <Purchase key={purchase.id} purchase={purchase} heading={heading} />
      ))}
    </ul>
  );
};
