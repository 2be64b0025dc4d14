// @vitest-environment happy-dom
import { LOCALE_COOKIE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOutdated } from './reload-outdated.ts';

const { style } = document.documentElement;
const dispatch = (type: 'pagehide' | 'pageshow', persisted = true) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

describe('a page that the browser restores', () => {
  const reload = vi.fn();
  beforeAll(() => {
    vi.spyOn(location, 'reload').mockImplementation(reload);
    reloadOutdated();
  });
  beforeEach(() => {
    localStorage.setItem(STORAGE_KEYS.session, '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the module reads cookies the same way
    document.cookie = `${LOCALE_COOKIE}=es`;
    dispatch('pagehide');
  });
  afterEach(() => {
    localStorage.clear();
    style.visibility = '';
    reload.mockReset();
  });

  it('stays when the visitor is the same', () => {
    dispatch('pageshow');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the customer signed out', () => localStorage.removeItem(STORAGE_KEYS.session)],
    ['another customer signed in', () => localStorage.setItem(STORAGE_KEYS.session, '2')],
    [
      'the visitor chose another language',
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the module reads cookies the same way
        document.cookie = `${LOCALE_COOKIE}=en`;
      },
    ],
  ])('is hidden and reloaded when %s meanwhile', (_, change) => {
    change();
    dispatch('pageshow');
    expect(reload).toHaveBeenCalledOnce();
    expect(style.visibility).toBe('hidden');
  });

  it('does not reload a page that was loaded, not restored', () => {
    localStorage.removeItem(STORAGE_KEYS.session);
    dispatch('pageshow', false);
    expect(reload).not.toHaveBeenCalled();
  });
});
