'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { hrefs } from 'shared-contracts/hrefs';
import { Icon, info, invoice, store, truck } from 'shared-ui/icon';
import { ShowArrival } from '../../features/show-arrival/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './buy-panel.module.css';

/** Notes that the law requires before buying: delivery, right of withdrawal, age. */
export const DeliveryNotes = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const hasAlcohol = holdsAlcohol([product]);
  const excluded = product.retracto_excluded?.replace(/\.$/, '');
  return (
    <ul className={styles.notes}>
      <li>
        <Icon path={truck} size={18} />
        <div>
          {words.delivery} <ShowArrival />
        </div>
      </li>
      <li>
        <Icon path={store} size={18} />
        <span>{words.pickup}</span>
      </li>
      <li>
        <Icon path={invoice} size={18} />
        <span>
          {words.taxes} {excluded ? words.withdrawalExcluded(excluded) : words.withdrawal}{' '}
          <a href={hrefs.exchange}>{words.withdrawalLink}</a>
        </span>
      </li>
      {hasAlcohol && (
        <li>
          <Icon path={info} size={18} />
          <span>{words.identity}</span>
        </li>
      )}
    </ul>
  );
};
