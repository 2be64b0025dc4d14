import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { createLog } from '../host/log.ts';
import { chooseEntries, isProblem, payloadText } from './log-lines.ts';

const entries = () => {
  const log = createLog();
  log.add({ kind: 'api', topic: 'list-wines', payload: { answer: {} }, ms: 3 });
  log.add({
    kind: 'api',
    topic: 'read-wines',
    payload: { error: new ApiError({ code: 'NETWORK', message: 'x' }) },
  });
  log.add({ kind: 'publish', topic: 'cart.state', version: 1, payload: { count: 2 } });
  log.add({ kind: 'refusal', topic: 'cart.state', version: 1, payload: { count: 'two' } });
  return log.entries();
};
const topics = (choice: Parameters<typeof chooseEntries>[1]) =>
  chooseEntries(entries(), choice).map(({ kind, topic }) => `${kind} ${topic}`);

describe('lines of the log', () => {
  it('can be filtered by group', () => {
    expect(topics({ group: 'api', text: '' })).toEqual(['api list-wines', 'api read-wines']);
    expect(topics({ group: 'bus', text: '' })).toEqual(['publish cart.state', 'refusal cart.state']);
  });

  it('include failed calls and refused messages in the group of problems', () => {
    expect(topics({ group: 'problems', text: '' })).toEqual(['api read-wines', 'refusal cart.state']);
    expect(entries().map(isProblem)).toEqual([false, true, false, true]);
  });

  it('can be searched by text of line or payload', () => {
    expect(topics({ group: 'all', text: 'WINES' })).toEqual(['api list-wines', 'api read-wines']);
    expect(topics({ group: 'all', text: '"two"' })).toEqual(['refusal cart.state']);
  });

  it('show an error with its code, and values without JSON as text', () => {
    const error = new ApiError({ code: 'NETWORK', message: 'lost' });
    expect(JSON.parse(payloadText({ error })).error).toMatchObject({
      name: 'ApiError',
      code: 'NETWORK',
      message: 'lost',
    });
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(payloadText(circle)).toBe('[object Object]');
    expect(payloadText(undefined)).toBe('');
  });
});
