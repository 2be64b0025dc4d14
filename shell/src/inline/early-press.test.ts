// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyPresses } from './early-press.ts';

const by = (id: string) => document.getElementById(id) as HTMLElement;
const goLive = (id: string) => by(id).dispatchEvent(new Event('shop:live', { bubbles: true }));
const heard: string[] = [];
const listen = (id: string) =>
  by(id).addEventListener('click', ({ defaultPrevented }) => {
    heard.push(defaultPrevented ? `${id}, refused` : id);
  });

beforeAll(() => {
  vi.useFakeTimers();
  replayEarlyPresses();
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <div id="slot" data-rendered>
      <button id="more" type="button"><b id="plus">+</b></button>
      <button id="add" type="button">Add</button>
    </div>
    <div id="header" data-rendered><form action="/carrito"><button id="cart">Cart</button></form></div>
    <a id="cookies" href="#privacidad" data-opens="consent">Cookies</a>
    <button id="free" type="button">Free</button>`;
});

describe('a click before hydration', () => {
  it('is replayed in order when its part of the page is hydrated', async () => {
    by('plus').click();
    by('more').click();
    by('add').click();
    for (const id of ['more', 'add']) listen(id);
    goLive('header');
    await vi.runAllTimersAsync();
    expect(heard).toEqual([]);
    goLive('slot');
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['more', 'more', 'add']);
  });

  it('shows the control as busy until it is replayed', async () => {
    const busy: (string | null)[] = [];
    by('more').click();
    by('more').click();
    expect(by('more').ariaBusy).toBe('true');
    by('more').addEventListener('click', () => {
      busy.push(by('more').ariaBusy);
      by('more').ariaBusy = 'true';
    });
    goLive('slot');
    await vi.runAllTimersAsync();
    // The second press finds the state that the first one set.
    expect(busy).toEqual([null, 'true']);
  });

  it('does not submit the form in the meantime', () => {
    expect(by('cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
      false,
    );
  });

  it('is handled once if React hydrates before `shop:live` is dispatched', async () => {
    listen('add');
    by('add').click();
    expect(heard).toEqual([]);
    goLive('slot');
    expect(heard).toEqual(['add']);
  });

  it('on a link that opens a dialog is replayed when the dialog can open', async () => {
    by('cookies').click();
    listen('cookies');
    goLive('cookies');
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['cookies']);
  });

  it('on such a link with a key for a new tab is left to the browser', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(by('cookies').dispatchEvent(click)).toBe(true);
  });

  it('submits the form if hydration does not happen in time', async () => {
    by('cart').click();
    listen('cart');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual(['cart']);
  });

  it.each([
    ['in the same page', () => goLive('header')],
    [
      'in the page that Back restores',
      () => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        goLive('header');
      },
    ],
  ])('is not replayed when its part goes live after the late submit, %s', async (_where, live) => {
    by('cart').click();
    by('cart').click();
    listen('cart');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(by('cart').ariaBusy).toBeNull();
    live();
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['cart']);
  });

  it('waits again if the form was submitted late before', async () => {
    by('cart').click();
    await vi.advanceTimersByTimeAsync(3_000);
    by('cart').click();
    expect(by('cart').ariaBusy).toBe('true');
    listen('cart');
    goLive('header');
    expect(heard).toEqual(['cart']);
  });

  it('keeps waiting if the button has no form', async () => {
    by('add').click();
    listen('add');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([]);
    goLive('slot');
    expect(heard).toEqual(['add']);
  });

  it('is dropped when the page is left', async () => {
    by('add').click();
    listen('add');
    const slot = by('slot');
    by('add').remove();
    slot.dispatchEvent(new Event('shop:live', { bubbles: true }));
    await vi.runAllTimersAsync();
    expect(heard).toEqual([]);
  });
});

it('is left alone on buttons that are hydrated or that the server did not render', () => {
  goLive('slot');
  for (const id of ['add', 'free']) listen(id);
  by('add').click();
  by('free').click();
  expect(heard).toEqual(['add', 'free']);
});
