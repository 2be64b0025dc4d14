/**
 * Opens the sheet of the main menu for a pointer that rests on its entry since before hydration. Browsers report no
 * movement of a resting pointer, so the last one is replayed.
 */
export const replayEarlyRest = (): void => {
  const ended = new AbortController();
  const { signal } = ended;
  let entry: Element | null = null;
  const follow = ({ target, pointerType }: PointerEvent): void => {
    entry = target instanceof Element && pointerType !== 'touch' ? target.closest('li[data-entry]') : null;
  };
  const replay = ({ target }: Event): void => {
    if ((target as Element).id !== 'header') return;
    ended.abort();
    entry?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  };
  addEventListener('pointermove', follow, { capture: true, passive: true, signal });
  addEventListener('shop:live', replay, { signal });
};
