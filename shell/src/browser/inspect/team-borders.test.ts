// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BootData } from '../../boot-data.ts';
import { toggleTeamBorders } from './team-borders.ts';

const boot = {
  locale: 'es',
  owner: 'catalog',
  remotes: [{ id: 'catalog', version: '1.2.0', contract: 2, entry: '' }],
} as unknown as BootData;
const label = (id: string) => document.getElementById(id)?.getAttribute('data-team');
/** Resolves after the observers of `toggleTeamBorders`, which observe the body for longer, saw the next change. */
const nextChange = () =>
  new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

describe('team borders', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="header"><header id="bar"></header></div>' +
      '<main id="contenido"><div id="mfe-catalog" class="slot"><p id="here"></p></div></main>' +
      '<div id="footer"></div>';
    toggleTeamBorders(boot);
  });
  afterEach(() => performance.clearMeasures());

  it('show remote and version of each region until toggled off', async () => {
    expect(label('mfe-catalog')).toBe('catalog 1.2.0');
    expect([label('bar'), label('footer')]).toEqual(['shell', 'shell']);
    toggleTeamBorders(boot);
    expect(document.querySelector('[data-team]')).toBeNull();
    const change = nextChange();
    document.body.append(Object.assign(document.createElement('div'), { id: 'late' }));
    await change;
    expect(document.querySelector('[data-team]')).toBeNull();
  });

  it('include regions rendered later, with timings', async () => {
    performance.measure('catalog load', { start: 10, end: 52 });
    performance.measure('catalog mount', { start: 52, end: 55.5 });
    const widget = Object.assign(document.createElement('div'), { id: 'widget' });
    widget.dataset.widget = 'catalog/recommendations';
    document.getElementById('here')?.append(widget);
    await vi.waitFor(() => {
      expect(label('widget')).toContain('catalog/recommendations 1.2.0');
      expect(label('mfe-catalog')).toBe('catalog 1.2.0 · carga 42 ms · montaje 3.5 ms');
    });
    toggleTeamBorders(boot);
  });
});
