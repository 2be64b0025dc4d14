import { expect, it, vi } from 'vitest';
import { layout } from '../../frame/fixtures/layout.ts';
import { startTestShell } from '../testing/test-shell.ts';
import { brandStyles } from './brand-style.ts';

it('adds nothing to a page while the shop has its own colours', () => {
  expect(brandStyles(layout)).toEqual([]);
});

it('sizes the logo, which needs no changed token', () => {
  const logo = { image: '/storage/content/logo.1a2b3c4d', width: 600, height: 120 };
  const [style] = brandStyles({ ...layout, brand: { colours: {}, headings: 'serif', logo } });
  expect(style?.css).toMatch(/^@layer shell\{\[data-logo\]\{/);
  expect(style?.css).not.toContain(':root');
});

it('overrides the tokens with the changed colours and headings', () => {
  const brand = { colours: { wine: '#14324f', 'paper-2': '#ffffff' }, headings: 'sans' as const };
  expect(brandStyles({ ...layout, brand }).map(({ css }) => css)).toEqual([
    '@layer tokens{:root{--wine:#14324f;--paper-2:#ffffff;--serif:var(--sans)}}',
  ]);
});

it('tells the phone the changed ground of the pages, for its bars and start screen', async () => {
  const shell = await startTestShell();
  try {
    const brand = { colours: { paper: '#eef3f7' }, headings: 'serif' };
    shell.api.answerFor = ({ url }) =>
      url === '/api/pages/layout' ? { data: { ...layout, brand } } : undefined;
    await vi.waitFor(async () =>
      expect((await shell.get('/nada')).body).toContain('<meta name="theme-color" content="#eef3f7">'),
    );
    const manifest = JSON.parse((await shell.get('/manifest.webmanifest')).body);
    expect(manifest).toMatchObject({ background_color: '#eef3f7', theme_color: '#eef3f7' });
  } finally {
    await shell.stop();
  }
});
