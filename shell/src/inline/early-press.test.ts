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
    <div id="slot" data-rendered><button id="more" type="button"><b id="plus">+</b></button><button id="add" type="button">Add</button></div>
    <div id="header" data-rendered><form action="/carrito"><button id="cart">Cart</button></form></div>
    <button id="free" type="button">Free</button>`;
});

describe('a button that nobody listens to yet', () => {
  it('is pressed again, in order, when its part of the page listens', async () => {
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

  it('does not send its form through the browser meanwhile', () => {
    expect(by('cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
      false,
    );
  });

  it('is pressed once when its part has begun to listen and has not yet said so', async () => {
    listen('add');
    by('add').click();
    expect(heard).toEqual([]);
    goLive('slot');
    expect(heard).toEqual(['add']);
  });

  it('is followed by the browser alone when nobody listens in time', async () => {
    by('cart').click();
    listen('cart');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toEqual(['cart']);
  });

  it('waits on when the browser could do nothing with it', async () => {
    by('add').click();
    listen('add');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([]);
    goLive('slot');
    expect(heard).toEqual(['add']);
  });

  it('is forgotten with its page', async () => {
    by('add').click();
    listen('add');
    const slot = by('slot');
    by('add').remove();
    slot.dispatchEvent(new Event('shop:live', { bubbles: true }));
    await vi.runAllTimersAsync();
    expect(heard).toEqual([]);
  });
});

it('a button that is listened to, or that no server rendered, is nobody’s business', () => {
  goLive('slot');
  for (const id of ['add', 'free']) listen(id);
  by('add').click();
  by('free').click();
  expect(heard).toEqual(['add', 'free']);
});
