import { describe, expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

const tbk = { TBK_TOKEN: 'ab', TBK_ORDEN_COMPRA: 'CQ-000001-abc', TBK_ID_SESION: 's1' };

describe('reading the return of the gateway', () => {
  it('reads a single token from query or form as the normal return', () => {
    expect(readReturn({ token_ws: 'ab' }, undefined)).toEqual({ kind: 'normal', token: 'ab' });
    expect(readReturn({}, { token_ws: 'ab' })).toEqual({ kind: 'normal', token: 'ab' });
  });

  it('recognises a cancellation, a form timeout and a form error', () => {
    expect(readReturn(tbk, undefined)).toEqual({ kind: 'aborted', token: 'ab' });
    expect(readReturn({ ...tbk, TBK_TOKEN: '' }, undefined)).toEqual({
      kind: 'timeout',
      buyOrder: 'CQ-000001-abc',
      sessionId: 's1',
    });
    expect(readReturn({ token_ws: 'cd', ...tbk }, undefined)).toEqual({ kind: 'double', token: 'cd' });
  });

  it.each(['TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'])(
    'recognises a token next to %s as used twice',
    (name) => {
      expect(readReturn({ token_ws: 'cd', [name]: 'x' }, undefined)).toEqual({ kind: 'double', token: 'cd' });
    },
  );

  it('prefers the query to the form', () => {
    expect(readReturn({ token_ws: 'ab' }, { token_ws: 'cd' })).toMatchObject({ token: 'ab' });
  });

  it('reads texts of up to 100 visible characters', () => {
    const kindOf = (token_ws: string) => readReturn({ token_ws }, undefined).kind;
    expect(['x'.repeat(100), '!~'].map(kindOf)).toEqual(['normal', 'normal']);
    expect(['x'.repeat(101), 'a b', ' a', 'a\n', 'ñ'].map(kindOf)).toEqual(Array(5).fill('invalid'));
  });

  it.each([
    [{}, undefined],
    [{ token_ws: ['a', 'b'] }, undefined],
    [{ token_ws: 'x'.repeat(5000) }, 'text'],
    [{ token_ws: 'a\u0000b' }, undefined],
    [{ TBK_TOKEN: 'ab' }, null],
    [{ TBK_ORDEN_COMPRA: 'CQ-000001-abc' }, undefined],
    [{ TBK_TOKEN: 'ab', TBK_ORDEN_COMPRA: 'CQ-000001-abc' }, undefined],
    [undefined, { TBK_ID_SESION: 's1' }],
  ])('treats %j as invalid', (query, body) => {
    expect(readReturn(query, body)).toEqual({ kind: 'invalid' });
  });
});
