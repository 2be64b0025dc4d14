import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { OneReturn } from './one-return.tsx';
import { failureText, ReturnForm } from './return-form.tsx';
import {
  $arePicturesLost,
  $isReturning,
  answering,
  requesting,
  returnPressed,
  withdrawing,
} from './return-products.model.ts';
import styles from './return-products.module.css';
import { RETURN_WORDS } from './return-products.words.ts';

/** Returns of the order, newest first, and the form or the button that opens it. */
const ReturnSection = ({ order: { returns = [], return_offer: offer } }: { order: Order }) => {
  const words = RETURN_WORDS[useLocale()];
  const [isReturning, arePicturesLost, pressed] = useUnit([$isReturning, $arePicturesLost, returnPressed]);
  const [withdrawFailure, answerFailure, requestFailure] = useUnit([
    withdrawing.$failure,
    answering.$failure,
    requesting.$failure,
  ]);
  // The form shows its own failure while there is something to return.
  const failure = withdrawFailure ?? answerFailure ?? (offer ? null : requestFailure);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasReturning = useRef(isReturning);
  // The focus was in the form, which is closed now. Without this it would go back to the start of the page.
  useEffect(() => {
    if (wasReturning.current && !isReturning) heading.current?.focus();
    wasReturning.current = isReturning;
  }, [isReturning]);
  return (
    <section className={`no-print ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {arePicturesLost && <Notice kind="warning">{words.picturesLost}</Notice>}
      {failure && (
        <Notice kind="error" live>
          {failureText(failure.code, words)}
        </Notice>
      )}
      {isReturning && offer && <ReturnForm offer={offer} />}
      {!isReturning && offer && (
        <p>
          <Button onClick={() => pressed()}>{words.start}</Button>
        </p>
      )}
      {returns.length > 0 && (
        <ul>
          {returns.toReversed().map((one) => (
            <OneReturn key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
};

export default ReturnSection;
