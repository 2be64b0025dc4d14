import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { arrival } from './show-arrival.model.ts';
import styles from './show-arrival.module.css';

const es = {
  commune: 'Tu comuna',
  ask: 'Ver cuándo llega',
  arrives: (commune: string, days: string): string => `A ${commune} llega ${days}.`,
  arrivesIn: (commune: string, time: string): string => `A ${commune} llega en ${time}.`,
  free: 'Despacho gratis.',
  price: (price: string): string => `Despacho: ${price}.`,
  freeFrom: (amount: string): string => `Gratis desde ${amount}.`,
  within: (time: string): string => `en ${time}`,
  fastest: (when: string, price: string): string => `También puede llegar ${when}, por ${price}.`,
  change: 'Cambiar comuna',
  unknown: 'No despachamos a esa comuna, o no la conocemos con ese nombre.',
  failed: 'No pudimos calcular la llegada. Intenta más tarde.',
};
const en: typeof es = {
  commune: 'Your commune',
  ask: 'See when it arrives',
  arrives: (commune: string, days: string): string => `It arrives in ${commune} ${days}.`,
  arrivesIn: (commune: string, time: string): string => `It arrives in ${commune} in ${time}.`,
  free: 'Free delivery.',
  price: (price: string): string => `Delivery: ${price}.`,
  freeFrom: (amount: string): string => `Free from ${amount}.`,
  within: (time: string): string => `in ${time}`,
  fastest: (when: string, price: string): string => `It can also arrive ${when}, for ${price}.`,
  change: 'Change commune',
  unknown: 'We do not deliver to that commune, or do not know it by that name.',
  failed: 'We could not work out the arrival. Try again later.',
};
const WORDS: Record<Locale, typeof es> = { es, en };

/** @param kept code of the commune that the shopper chose before */
export default function ArrivalPanel({ kept }: { kept: string | null }) {
  const words = WORDS[useLocale()];
  const { outcome, isLoading, request: ask } = useUnit(arrival);
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (kept !== null) ask(kept);
  }, [kept, ask]);
  const isAnswered = outcome.kind === 'ready' && !isAsking && !isLoading;
  const answer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** From a press until the focus has moved to its result. The commune of the last visit needs no press. */
  const isPressed = useRef(kept === null);
  useEffect(() => {
    if (!isPressed.current || isLoading) return;
    isPressed.current = false;
    const { activeElement } = document;
    // A late answer must not take the focus from another control.
    const isFree = !activeElement || activeElement === document.body;
    if (!isFree && activeElement.closest('form') !== field.current?.form) return;
    (isAnswered ? answer : field).current?.focus();
  }, [isAnswered, isLoading]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    isPressed.current = true;
    ask(text.trim());
    setAsking(false);
  };
  if (kept !== null && text === '' && outcome.kind === 'pending') return <p role="status" aria-busy="true" />;
  if (isAnswered) {
    const { commune, promise, time_delivery, price_delivery, free_from, fastest, pickup_ready } =
      outcome.data;
    return (
      <div ref={answer} role="status" tabIndex={-1}>
        <p>
          <strong>
            {promise ? words.arrives(commune, promise.text) : words.arrivesIn(commune, time_delivery)}
          </strong>{' '}
          {price_delivery === 0 ? words.free : words.price(formatClp(price_delivery))}
          {price_delivery > 0 && free_from !== null && ` ${words.freeFrom(formatClp(free_from))}`}
        </p>
        {fastest && (
          <p>
            {words.fastest(
              fastest.promise?.text ?? words.within(fastest.time_delivery),
              formatClp(fastest.price_delivery),
            )}
          </p>
        )}
        {pickup_ready && <p>{pickup_ready}</p>}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            isPressed.current = true;
            setAsking(true);
          }}
        >
          {words.change}
        </Button>
      </div>
    );
  }
  const failed = outcome.kind === 'failed' && !isLoading;
  // The API refuses the name `x` as VALIDATION_FAILED, because it is too short.
  const isUnknown = failed && ['COMMUNE_NOT_SERVED', 'VALIDATION_FAILED'].includes(outcome.code);
  const error = failed ? (isUnknown ? words.unknown : words.failed) : null;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Field
        ref={field}
        label={words.commune}
        name="commune"
        value={text}
        error={error}
        maxLength={60}
        autoComplete="address-level2"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" busy={isLoading}>
        {words.ask}
      </Button>
    </form>
  );
}
