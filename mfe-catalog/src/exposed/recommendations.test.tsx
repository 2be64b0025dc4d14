// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import { dropScope } from 'shared-kit/scope';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it } from 'vitest';
import { wine } from '../fixtures/products.ts';
import { mount, unmount, update } from './recommendations.tsx';

const card = (name: string) => wine({ name, name_card: name, sku: name, slug: name.toLowerCase() });
const answerOf: Record<string, unknown> = {
  A: { data: [card('Maipo'), card('Maule'), card('Itata')] },
  B: { data: [card('Itata')] },
  none: { data: [] },
};

const ends: (() => Promise<void>)[] = [];
const show = async (skus: readonly string[], answers = answerOf) => {
  const host = createTestHost({
    answers: {
      'list-recommendations': ({ query }: { query: { skus: string[] } }) => {
        const answer = answers[query.skus.join('+')];
        if (!answer) throw new ApiError({ code: 'NETWORK', message: 'away' });
        return answer;
      },
    },
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { host, domElement, skus };
  await act(() => mount(props));
  ends.push(() => act(() => unmount(props)));
  const become = (others: readonly string[]) => act(() => update({ ...props, skus: others }));
  return { host, domElement, become };
};
const names = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('h3')?.textContent);

describe('recommendations', () => {
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    cleanup();
    document.body.replaceChildren();
    dropScope();
  });

  it('show recommendations for the given products and add one of them to the cart', async () => {
    const { host } = await show(['A']);
    expect(await screen.findByRole('region', { name: 'Suele comprarse junto a' })).toBeTruthy();
    expect(names()).toEqual(['Maipo', 'Maule', 'Itata']);
    const wanted: unknown[] = [];
    host.bus.serve(cartUpdate, async ({ item, qty }) => {
      wanted.push([item.sku, qty]);
      return { count: 1, total: 1 };
    });
    await userEvent.click(screen.getAllByRole('button', { name: 'Agregar al carrito' })[1] as HTMLElement);
    expect(wanted).toEqual([['Maule', 1]]);
  });

  it('keep the old cards while the cards for a changed cart load', async () => {
    let answer = (_: unknown) => {};
    const { become } = await show(['A'], { ...answerOf, 'A+B': new Promise((done) => (answer = done)) });
    await waitFor(() => expect(names()).toHaveLength(3));
    await become(['B', 'A']);
    expect(names()).toHaveLength(3);
    await act(async () => answer({ data: [card('Itata')] }));
    expect(names()).toEqual(['Itata']);
  });

  it('send one request when two widgets show the same products', async () => {
    const { host } = await show(['A']);
    await show(['A']);
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(host.calls).toHaveLength(1);
  });

  it.each([['none'], ['away']])('render nothing without recommendations (%s)', async (sku) => {
    const { host } = await show([sku]);
    await waitFor(() => expect(host.calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBe(null);
  });

  it('send no request for an empty cart', async () => {
    const { host } = await show([]);
    expect(host.calls).toEqual([]);
  });
});
