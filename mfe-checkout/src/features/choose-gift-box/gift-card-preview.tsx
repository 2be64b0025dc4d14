import { useLayoutEffect, useRef } from 'react';
import { GIFT_CARD } from 'shared-contracts/domain/gift-box';
import { printable } from 'shared-contracts/domain/printable';
import { Notice } from 'shared-ui/notice';
import { lostText } from '../../lib/gift-box/lost-text.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './gift-card-preview.module.css';

/** The card as the shop prints it, and what of the message it cannot print (docs/product/checkout.md#gift-box). */
const GiftCardPreview = ({ message }: { message: string }) => {
  const words = useMessages().giftBox;
  const card = printable(message).text.trim();
  const lost = lostText(message, words);
  return (
    <>
      {lost && (
        <Notice kind="warning" live>
          {lost}
        </Notice>
      )}
      {card !== '' && (
        <figure className={styles.preview}>
          <figcaption>{words.preview}</figcaption>
          <CardText text={card} />
        </figure>
      )}
    </>
  );
};

export default GiftCardPreview;

/** Writes the text as large as the card allows. */
const CardText = ({ text }: { text: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    const paragraph = box?.firstElementChild as HTMLElement | null;
    if (!box || !paragraph) return;
    for (let size: number = GIFT_CARD.largest; size >= GIFT_CARD.smallest; size -= 0.5) {
      paragraph.style.fontSize = `${(size / GIFT_CARD.width) * 100}cqw`;
      if (paragraph.offsetHeight <= box.clientHeight) break;
    }
  });
  return (
    <div className={styles.card}>
      <div ref={frame} className={styles.room}>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
};
