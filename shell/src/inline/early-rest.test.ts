// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { replayEarlyRest } from './early-rest.ts';

it('replays the rest of a pointer on an entry of the main menu when the header is hydrated', () => {
  document.body.innerHTML =
    '<header id="header"><ul><li data-entry="/vinos"><a href="/vinos">Vinos</a></li></ul></header><main id="slot"></main>';
  const entry = document.querySelector('li') as HTMLElement;
  const moved: string[] = [];
  const live = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('shop:live', { bubbles: true }));
  replayEarlyRest();
  const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  document.querySelector('a')?.dispatchEvent(move);
  entry.addEventListener('pointermove', ({ pointerType }) => moved.push(pointerType));
  live('slot');
  expect(moved).toEqual([]);
  live('header');
  live('header');
  expect(moved).toEqual(['mouse']);
});
