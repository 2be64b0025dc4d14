import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { Icon, minus, plus } from '../icon/index.ts';
import styles from './quantity.module.css';

/** Tests rely on these names (docs/product/screen-words.md). */
const WORDS = {
  es: { group: 'Cantidad', less: 'Disminuir cantidad', more: 'Aumentar cantidad', most: 'El máximo es' },
  en: { group: 'Quantity', less: 'Decrease quantity', more: 'Increase quantity', most: 'The maximum is' },
};

export type QuantityProps = {
  value: number;
  /**
   * Called with a final number: after a button, an arrow key, Enter, or blur.
   * @param isTyped the user typed the number, and did not step to it
   */
  onChange: (value: number, isTyped: boolean) => void;
  /** Usually the stock. */
  max: number;
  locale: Locale;
  disabled?: boolean;
  size?: 'medium' | 'small';
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

interface StepButtonProps {
  icon: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const StepButton = ({ icon, label, disabled, onClick }: StepButtonProps) => (
  <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon path={icon} size={16} />
  </button>
);

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 5);

/**
 * Counter with limits (docs/product/products.md#quantity-counter). A typed number stays as it is until blur,
 * Enter or an arrow key, which limit it and say so.
 */
export function Quantity(props: QuantityProps) {
  const { value, onChange, max, locale, disabled, size = 'medium' } = props;
  const words = WORDS[locale];
  const [typed, setTyped] = useState<string | null>(null);
  /** The last typed number was above the range. */
  const [isCut, setCut] = useState(false);
  const upper = Math.max(1, max);

  const settle = (wanted: number, isTyped: boolean) => {
    setTyped(null);
    setCut(isTyped && wanted > upper);
    const next = Math.min(upper, Math.max(1, wanted));
    if (next !== value) onChange(next, isTyped);
  };
  const settleTyped = () => {
    if (typed !== null) settle(typed === '' ? value : Number(typed), true);
  };
  // The user may have typed before hydration. Keep that value, or the next render would overwrite it.
  const field = useRef<HTMLInputElement>(null);
  const adoptTypedValue = useEffectEvent((): boolean => {
    const input = field.current;
    if (!input || input.value === String(value)) return false;
    setTyped(digitsOf(input.value));
    // With focus, the user may still be typing: wait for the blur, which applies the value.
    return input !== document.activeElement;
  });
  const settleTypedValue = useEffectEvent(settleTyped);
  useLayoutEffect(() => {
    // Apply the value after the next render. The limits may change in it, because the user may also have
    // chosen another format before hydration.
    if (adoptTypedValue()) queueMicrotask(() => settleTypedValue());
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      settleTyped();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    settle(Number(typed || value) + step, Boolean(typed));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen in each card
    <div role="group" aria-label={words.group} className={styles.quantity} data-size={size}>
      <StepButton
        icon={minus}
        label={words.less}
        disabled={disabled || value <= 1}
        onClick={() => settle(value - 1, false)}
      />
      <input
        ref={field}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        // Not type="number": it drops characters that are not digits, and the mouse wheel changes it.
        role="spinbutton"
        aria-label={words.group}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={upper}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(digitsOf(event.target.value));
          setCut(false);
        }}
        onBlur={settleTyped}
        onKeyDown={onKeyDown}
      />
      <StepButton
        icon={plus}
        label={words.more}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1, false)}
      />
      {/* Stands empty while the user types: screen readers announce only a text that enters a status they know. */}
      {(typed !== null || isCut) && (
        <p role="status" className={styles.most}>
          {isCut && value === max && `${words.most} ${max}.`}
        </p>
      )}
    </div>
  );
}
