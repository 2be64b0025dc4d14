import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CHOICES,
  ignoredIn,
  readChoices,
  scenariosIn,
  withChoices,
  withoutChoices,
} from './choices.ts';

const at = (path: string) => new URL(path, 'http://localhost:3100');

describe('choices in the address', () => {
  it('are the defaults for missing or unknown values', () => {
    expect(readChoices(at('/vinos?stub.locale=fr&stub.cart=3&locale=en').searchParams)).toEqual(
      DEFAULT_CHOICES,
    );
  });

  it('are read back as they were written', () => {
    const choices = { locale: 'en', session: 'customer', cart: 'long', api: 'slow', panel: 'open' } as const;
    expect(readChoices(withChoices(at('/vinos'), choices).searchParams)).toEqual(choices);
  });

  it('do not change the page’s own query, and are omitted when they are the default', () => {
    const chosen = withChoices(at('/vinos?pais=chile&page=2'), { locale: 'en' });
    expect(chosen.search).toBe('?pais=chile&page=2&stub.locale=en');
    expect(withChoices(chosen, { locale: 'es' }).search).toBe('?pais=chile&page=2');
  });

  it('can name a scenario for single endpoints', () => {
    const api = 'slow,update-cart:server-error';
    expect(readChoices(withChoices(at('/vinos'), { api }).searchParams).api).toBe(api);
    expect(scenariosIn(api)).toEqual({ scenario: 'slow', overrides: { 'update-cart': 'server-error' } });
  });

  it('name what they ignore: unknown keys, values and parts of a scenario', () => {
    const search = 'page=2&stub.cart=full&stub.color=red&stub.locale=en&stub.api=normal,updat-cart:slow';
    expect(ignoredIn(new URLSearchParams(search))).toEqual([
      'stub.cart=full',
      'stub.color=red',
      'stub.api=normal,updat-cart:slow',
    ]);
  });

  it.each(['fast', 'normal,update-cart:fast'])('ignore the unknown scenario in %s', (api) => {
    expect(scenariosIn(api)).toBeNull();
    expect(readChoices(new URLSearchParams({ 'stub.api': api })).api).toBe('normal');
  });

  it('can all be removed without changing the page’s own query', () => {
    expect(withoutChoices(at('/vinos?pais=chile&stub.api=slow&stub.panel=open'))).toBe('/vinos?pais=chile');
  });
});
