/** Which sheet of the mega menu is open, by pointer, keyboard and touch. */
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A pointer on its way elsewhere opens nothing. */
const INTENT_MS = 120;
/** A pointer that cuts a corner closes nothing. */
const LEAVE_MS = 250;

/**
 * A sheet opens when the pointer moves on its entry and stays, when its button is pressed, or by the arrow down; never
 * because the page moved below a pointer at rest, nor again below the pointer that has just made a choice.
 */
export const useSheets = () => {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Entry that the pointer is on. */
  const aimed = useRef<string | null>(null);

  const show = (link: string | null): void => {
    clearTimeout(timer.current);
    setOpen(link);
  };
  const showLater = (link: string | null, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(link), ms);
  };

  useEffect(() => {
    if (open === null) return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      // A closed sheet holds no focus: its entry takes it.
      const item = document.activeElement?.closest('li[data-entry][data-open]');
      item?.querySelector('a')?.focus();
      clearTimeout(timer.current);
      setOpen(null);
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (!(target as Element).closest('li[data-open]')) setOpen(null);
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return {
    open,
    ofMenu: {
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        aimed.current = null;
        if (!currentTarget.querySelector('li[data-open] :focus')) showLater(null, LEAVE_MS);
      },
      onKeyDown: async (event: KeyboardEvent<HTMLElement>) => {
        const { key, target, currentTarget: menu } = event;
        if (!/^(Arrow|Home|End)/.test(key) || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        const { nextByKey } = await import(/* webpackChunkName: "menu-keys" */ './menu-keys.ts');
        const next = nextByKey(menu, target as Element, key);
        const item = next?.closest<HTMLElement>('li[data-entry]');
        if (!next || !item) return;
        // A link of a sheet can take the focus once its sheet is shown.
        flushSync(() => show(next.parentElement === item ? null : (item.dataset.entry ?? null)));
        next.focus();
      },
      /** A choice: what was open is not wanted any more. */
      onClick: (event: React.MouseEvent) => {
        if ((event.target as Element).closest('a')) show(null);
      },
    },
    ofEntry: (link: string, hasSheet: boolean) => ({
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || aimed.current === link) return;
        aimed.current = link;
        showLater(hasSheet ? link : null, INTENT_MS);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (open === link && relatedTarget && !currentTarget.contains(relatedTarget)) show(null);
      },
    }),
    toggle: (link: string) => show(open === link ? null : link),
  };
};
