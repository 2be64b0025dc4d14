'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { Icon, info, success, warning } from 'shared-ui/icon';
import { useMessages } from '../../lib/messages.ts';
import styles from './buy-panel.module.css';

/** At this stock or below, the hint shows the number. */
const FEW = 5;

interface StockHintProps {
  soldOut: boolean;
  limit: number;
}

/** Stock hint: text with an icon. */
export const StockHint = ({ soldOut, limit }: StockHintProps) => {
  const { product: words } = useMessages();
  const [tone, icon, text] =
    soldOut || limit === 0
      ? ['out', info, `${words.soldOut}. ${words.soldOutText}`]
      : limit <= FEW
        ? ['few', warning, words.fewLeft(limit)]
        : ['in', success, words.inStock];
  return (
    <p className={styles.stock} data-tone={tone}>
      <Icon path={icon} size={18} />
      {text}
    </p>
  );
};
