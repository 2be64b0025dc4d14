import { type RefObject, useEffect } from 'react';
import { openLayer } from 'shared-contracts/layers';

/**
 * Registers an open popover as a layer, so that Back closes it first. It may be open before hydration,
 * because popovers open without scripts.
 */
export const usePopoverLayer = (popover: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = popover.current;
    if (!element || !('popover' in element)) return;
    let closed: (() => void) | undefined;
    const follow = (isOpen: boolean): void => {
      if (isOpen) closed ??= openLayer(() => element.hidePopover());
      else {
        closed?.();
        closed = undefined;
      }
    };
    const onToggle = (event: ToggleEvent) => follow(event.newState === 'open');
    element.addEventListener('toggle', onToggle);
    follow(element.matches(':popover-open'));
    return () => {
      element.removeEventListener('toggle', onToggle);
      follow(false);
    };
  }, [popover]);
};
