import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { Icon, minus, plus } from '../icon/index.ts';
import { quantityMessages } from './quantity.messages.ts';
import styles from './quantity.module.css';

export type QuantityProps = {
  value: number;
  /** Told once a number is settled: by a button, an arrow key, Enter, or on leaving the field. */
  onChange: (value: number) => void;
  /** Usually the stock. */
  max: number;
  min?: number;
  locale: Locale;
  disabled?: boolean;
  size?: 'medium' | 'small';
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/** Counter with limits (SPEC §4). What is typed is left alone until the shopper leaves the field. */
export function Quantity(props: QuantityProps) {
  const { value, onChange, max, min = 1, locale, disabled, size = 'medium' } = props;
  const words = quantityMessages[locale];
  const [draft, setDraft] = useState<string | null>(null);
  const upper = Math.max(min, max);

  const settle = (wanted: number) => {
    setDraft(null);
    const next = Math.min(upper, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const settleDraft = () => {
    if (draft !== null) settle(draft === '' ? value : Number(draft));
  };
  // What was typed into the server's markup before anybody listened stands there still; the next drawing would undo it.
  const field = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent((): boolean => {
    const input = field.current;
    if (!input || input.value === String(value)) return false;
    setDraft(digitsOf(input.value));
    // Who is still typing tells it by leaving the field.
    return input !== document.activeElement;
  });
  const tellEarly = useEffectEvent(settleDraft);
  useLayoutEffect(() => {
    // A drawing later: what is counted may have been chosen early too.
    if (takeEarly()) queueMicrotask(() => tellEarly());
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      settleDraft();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    settle(Number(draft || value) + step);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen in each card
    <div role="group" aria-label={words.group} className={styles.quantity} data-size={size}>
      <button
        type="button"
        className={styles.step}
        aria-label={words.less}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Icon path={minus} size={16} />
      </button>
      <input
        ref={field}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        // Not type="number": that one loses what is typed beyond digits and changes under the mouse wheel.
        role="spinbutton"
        aria-label={words.group}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={upper}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(digitsOf(event.target.value))}
        onBlur={settleDraft}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={words.more}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Icon path={plus} size={16} />
      </button>
    </div>
  );
}
