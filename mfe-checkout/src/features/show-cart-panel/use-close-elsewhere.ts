import { type RefObject, useEffect } from 'react';

/**
 * A press anywhere else closes the panel beside the page. In the header it does not: its cart button gives the panel the
 * shopper's whole attention instead.
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
