import { describe, expect, it } from 'vitest';
import { withoutOverrides, withQuery } from './address-query.ts';
import { renderBanner } from './banner.ts';

const active = [{ remote: 'checkout' as const, value: 'stub:slow', unchecked: false }];

describe('banner of a page with overrides', () => {
  it('is empty without overrides', () => {
    expect(renderBanner({ active: [], problems: [] }, 'es', '/')).toBe('');
  });

  it('names the replaced remotes in both languages and has a reset link', () => {
    const es = renderBanner({ active, problems: [] }, 'es', '/vinos?page=2');
    expect(es).toContain('checkout = stub:slow');
    expect(es).toContain('>Restablecer</a>');
    expect(es).toContain('href="/vinos?page=2"');
    expect(renderBanner({ active, problems: [] }, 'en', '/')).toContain('>Reset</a>');
  });

  // The test must notice this fault in shell/src/server/overrides/banner.ts
  // - escapeHtml(value.slice(0, 120))
  // + value.slice(0, 120)
  it('escapes values from the address', () => {
    const problem = {
      remote: '<img>',
      value: '<script>alert(1)</script>',
      reason: 'unreadable' as const,
      detail: '',
    };
    const html = renderBanner({ active: [], problems: [problem] }, 'es', '/');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img>');
    expect(html).toContain('no se entiende');
  });
});

describe('overrides in addresses', () => {
  it('are kept by a redirect of the server', () => {
    const query = new URLSearchParams('remote.catalog=stub%3Aslow&api=empty');
    expect(withQuery('/cajas', query)).toBe('/cajas?remote.catalog=stub%3Aslow&api=empty');
    expect(withQuery('/a?b=1#c', query)).toBe('/a?b=1&remote.catalog=stub%3Aslow&api=empty#c');
    expect(withQuery('https://pay.example/', query)).toBe('https://pay.example/');
  });

  it('are removed by the reset without other changes', () => {
    expect(withoutOverrides('/vinos', new URLSearchParams('remote.checkout=stub&tipo=tinto&api=empty'))).toBe(
      '/vinos?tipo=tinto',
    );
    expect(withoutOverrides('/vinos', new URLSearchParams('remote.checkout=stub'))).toBe('/vinos');
  });
});
