// @vitest-environment happy-dom
import { type ControlKind, SIGNS_OF_USE } from 'shared-contracts/signs-of-use';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atFirstUse, watchFirstUse } from './first-use.ts';

/** Controls by kind, as the server renders them. The marked element is the target. */
const CONTROLS: Readonly<Record<ControlKind, string>> = {
  button: '<button><span data-target>Agregar</span></button>',
  field: '<form><input data-target></form>',
  'text area': '<form><textarea data-target></textarea></form>',
  list: '<select data-target><option>1</option></select>',
  box: '<input type="checkbox" data-target>',
  label: '<label data-target>Cepa <input type="checkbox"></label>',
  summary: '<details><summary data-target>Filtros</summary></details>',
  'dialog link': '<a href="/carrito" data-opens="cart" data-target>Carrito</a>',
};
const CASES = Object.entries(SIGNS_OF_USE).flatMap(([sign, { event, kinds }]) =>
  kinds.map((kind) => [sign, kind, event] as const),
);

describe('the first use', () => {
  const started = vi.fn();
  const make = (type: string): void => {
    const target = document.querySelector('[data-target]');
    target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    watchFirstUse();
    atFirstUse(started);
  });
  afterEach(() => {
    // Ends the listeners of the test.
    dispatchEvent(new Event('keydown'));
    document.documentElement.removeAttribute('data-used');
    vi.useRealTimers();
    document.body.replaceChildren();
    started.mockReset();
  });

  it.each(CASES)('is noticed once: %s, on a control of kind "%s"', (_, kind, type) => {
    document.body.innerHTML = CONTROLS[kind];
    expect(started).not.toHaveBeenCalled();
    make(type);
    make(type);
    expect(started).toHaveBeenCalledOnce();
    expect(document.documentElement.hasAttribute('data-used')).toBe(true);
  });

  it.each([
    ['pointermove', '<li data-entry="/vinos"><a href="/vinos" data-target>Vinos</a></li>', 100],
    ['scroll', '<main data-target></main>', 150],
  ])('is noticed once `%s` has rested', (type, markup, restMs) => {
    document.body.innerHTML = markup;
    make(type);
    vi.advanceTimersByTime(restMs - 1);
    expect(started).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(started).toHaveBeenCalledOnce();
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'click'])(
    'is not `%s` on a link that the browser follows',
    (type) => {
      document.body.innerHTML = '<a href="/vinos"><img data-target alt=""></a>';
      make(type);
      expect(started).not.toHaveBeenCalled();
    },
  );

  it('counts for an action that comes later', () => {
    document.body.innerHTML = CONTROLS.button;
    make('pointerdown');
    const late = vi.fn();
    atFirstUse(late);
    expect(late).toHaveBeenCalledOnce();
  });
});
