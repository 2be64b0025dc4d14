import { type RefObject, useEffect } from 'react';

/**
 * Calls `onClosed` when the shopper presses outside the non-modal panel. Ignores the header, because its cart
 * button makes the panel modal.
 */
export const useCloseElsewhere = (
  inside: RefObject<HTMLElement | null>,
  active: boolean,
  onClosed: () => void,
): void => {
  useEffect(() => {
    if (!active) return;
    const onPress = ({ target }: PointerEvent) => {
      const dialog = inside.current?.closest('dialog');
      if (!(target instanceof Element) || dialog?.contains(target) || target.closest('#header')) return;
      onClosed();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [inside, active, onClosed]);
};
