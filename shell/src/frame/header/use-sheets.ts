/** Opens and closes the sheets of the mega menu by pointer, keyboard and touch. */
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The pointer must rest this long on an entry, so that passing over it opens nothing. */
const INTENT_MS = 120;
/** The sheet stays open this long after the pointer left it. */
const LEAVE_MS = 250;

/**
 * A sheet opens when the pointer rests on its entry, when its button is clicked, or by ArrowDown. It does not
 * open when the page scrolls below a resting pointer, or below the pointer that has just clicked a link.
 */
export const useSheets = () => {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Entry below the pointer. */
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
      // A closing sheet must not keep the focus, so move it to the entry.
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
        if (!/^(Arrow|Home|End)/.test(key) || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        const { nextByKey } = await import(/* webpackChunkName: "menu-keys" */ './menu-keys.ts');
        const next = nextByKey(menu, target as Element, key);
        const item = next?.closest<HTMLElement>('li[data-entry]');
        if (!next || !item) return;
        // Show the sheet first, because hidden links cannot take the focus.
        flushSync(() => show(next.parentElement === item ? null : (item.dataset.entry ?? null)));
        next.focus();
      },
      /** A click on a link closes the sheet. */
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
