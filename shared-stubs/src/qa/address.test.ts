import { describe, expect, it } from 'vitest';
import { apiChoiceOf, choiceOf, withApiChoice, withChoice, withoutChoices } from './address.ts';

const SHOP = 'http://localhost:3000';

describe('choices in the address', () => {
  it('omit remotes that are plain stubs', () => {
    const broken = withChoice(`${SHOP}/carrito?page=2`, 'checkout', 'stub:broken');
    expect(broken).toBe(`${SHOP}/carrito?page=2&remote.checkout=stub:broken`);
    expect(choiceOf(new URL(broken).search, 'checkout')).toBe('stub:broken');
    expect(withChoice(broken, 'checkout', 'stub')).toBe(`${SHOP}/carrito?page=2`);
    expect(choiceOf('', 'checkout')).toBe('stub');
  });

  it('hold the scenario of the API and of single endpoints, and are read back unchanged', () => {
    const choice = { scenario: 'sold-out', endpoints: { 'update-cart': 'server-error' } };
    const href = withApiChoice(`${SHOP}/vinos`, choice);
    expect(href).toBe(`${SHOP}/vinos?api=sold-out,update-cart:server-error`);
    expect(apiChoiceOf(new URL(href).search)).toEqual(choice);
    expect(withApiChoice(href, { scenario: 'normal', endpoints: {} })).toBe(`${SHOP}/vinos`);
    expect(apiChoiceOf('')).toEqual({ scenario: 'normal', endpoints: {} });
  });

  it('can all be removed without changing the rest of the address', () => {
    const href = `${SHOP}/vinos?tipo=tinto&remote.catalog=real&api=slow&remote.account=stub:old#a`;
    expect(withoutChoices(href)).toBe(`${SHOP}/vinos?tipo=tinto#a`);
  });
});
