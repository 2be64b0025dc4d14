import { describe, expect, it } from 'vitest';
import { exampleOf, problemsOf, readDraft, TOPIC_NAMES, topicIn } from './check-message.ts';

describe('a message before it is sent', () => {
  it.each(TOPIC_NAMES)('%s has an example that the bus accepts', (name) => {
    expect(readDraft(name, exampleOf(name))).toMatchObject({ kind: 'message', problems: [] });
  });

  it('is reported with every invalid field', () => {
    const fields = problemsOf('cart.update', { item: { sku: '' }, qty: -1, previousQty: 0 }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(expect.arrayContaining(['item.sku', 'item.name', 'qty']));
    expect(fields).not.toContain('previousQty');
  });

  it('is reported if its text is not JSON', () => {
    expect(readDraft('cart.update', '{').kind).toBe('no-json');
  });

  it('may have a version that does not exist', () => {
    expect(topicIn('cart.update', 9)).toMatchObject({ name: 'cart.update', version: 9, mode: 'command' });
  });
});
