// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeOver } from './releases-page.ts';

const pageOf = (state: string, share: string, more = ''): string =>
  `<main><div id="state" data-live>${state}</div><div id="actions" data-live><form>
  <input id="share" name="share" value="${share}">
  <select id="version"><option>2</option><option>1</option></select>
  </form></div>${more}</main>`;
const next = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/html');
const textOf = (id: string) => document.getElementById(id)?.textContent;
const field = () => document.getElementById('share') as HTMLInputElement;

describe('a refresh of the releases page', () => {
  beforeEach(() => {
    document.body.innerHTML = pageOf('20 %', '20');
  });

  it('replaces the parts that changed, and keeps the others', () => {
    const actions = document.getElementById('actions');
    takeOver(next(pageOf('50 %', '20')));
    expect(textOf('state')).toBe('50 %');
    expect(document.getElementById('actions')).toBe(actions);
  });

  it('leaves the part with the focus alone', () => {
    field().focus();
    takeOver(next(pageOf('50 %', '50')));
    expect([textOf('state'), field().value]).toEqual(['50 %', '20']);
    expect(document.activeElement).toBe(field());
  });

  it('keeps the focus on a part as a whole, where an action returns to', () => {
    const actions = () => document.getElementById('actions') as HTMLElement;
    actions().tabIndex = -1;
    actions().focus();
    const fresh = next(pageOf('50 %', '50'));
    fresh.getElementById('actions')?.setAttribute('tabindex', '-1');
    takeOver(fresh);
    expect(field().value).toBe('50');
    expect(document.activeElement).toBe(actions());
  });

  it('keeps a value that a person has typed', () => {
    field().value = '35';
    takeOver(next(pageOf('50 %', '50')));
    expect(field().value).toBe('35');
  });

  it('keeps a version that a person has chosen', () => {
    (document.getElementById('version') as HTMLSelectElement).selectedIndex = 1;
    takeOver(next(pageOf('50 %', '50')));
    expect(field().value).toBe('20');
  });

  it('shows a remote that is new', () => {
    takeOver(next(pageOf('50 %', '20', '<div id="new" data-live>new</div>')));
    expect([textOf('state'), textOf('new')]).toEqual(['50 %', 'new']);
  });

  it('waits with a new remote while a person types', () => {
    field().focus();
    takeOver(next(pageOf('50 %', '20', '<div id="new" data-live>new</div>')));
    expect([textOf('state'), textOf('new')]).toEqual(['20 %', undefined]);
  });
});
