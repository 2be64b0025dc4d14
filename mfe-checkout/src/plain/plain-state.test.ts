import { describe, expect, it } from 'vitest';
import { EMPTY_STATE, fromPlainState, type PlainState, toPlainState } from './plain-state.ts';
import { ORDER, ready } from './testing/visit.ts';

describe('the state of plain pages', () => {
  it('keeps typed values and no consent in the cookie', () => {
    const state: PlainState = {
      ...ready,
      draft: {
        ...ready.draft,
        payment: { ...ready.draft.payment, document: '1', terms: true, newsletter: true },
      },
      submitted: ['personal'],
      refused: { delivery: { commune_id: 'No' } },
      notice: { path: '/carrito', kind: 'error', text: 'Ñandú' },
      order: ORDER,
    };
    const { payment } = state.draft;
    const kept = {
      ...state,
      draft: { ...state.draft, payment: { ...payment, terms: false, newsletter: false } },
    };
    const text = fromPlainState(state);
    expect(toPlainState(text)).toEqual(kept);
    expect(Buffer.from(text, 'base64url').toString()).not.toMatch(/terms|newsletter|password/);
  });

  it.each([
    '',
    'e30',
    '%%%',
    'bnVsbA',
    Buffer.from('{"draft":[1],"order":"x","submitted":{}}').toString('base64url'),
  ])('is empty for the changed cookie %j', (text) => expect(toPlainState(text)).toEqual(EMPTY_STATE));

  it('fits into a cookie with the longest fields', () => {
    const long = 'ñ'.repeat(300);
    const delivery = { ...ready.draft.delivery, comment: long.repeat(9) };
    const giftBox = { check: true, text: long };
    const text = fromPlainState({ ...ready, giftBox, draft: { ...ready.draft, delivery } });
    expect(text.length).toBeLessThan(3_600);
    expect(toPlainState(text)).toMatchObject({ giftBox, draft: { personal: ready.draft.personal } });
    const address = long.repeat(6);
    const longest = { ...ready.draft, delivery: { ...delivery, address: address.slice(0, 1_100) } };
    const shortest = fromPlainState({ ...ready, giftBox, draft: longest });
    expect(toPlainState(shortest).giftBox).toEqual({ check: true, text: '' });
  });
});
