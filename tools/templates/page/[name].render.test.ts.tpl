// @vitest-environment happy-dom
import { createServerModule } from 'shared-kit/server';
import { createTestHost } from 'shared-kit/test-host';
import type { Locale } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const renderPage = async (locale: Locale) => {
  const result = await createServerModule(remote).render({ url: '{{path}}', locale }, createTestHost({ locale }));
  return { ...result, document: new DOMParser().parseFromString(result.html, 'text/html') };
};

describe('server render of {{path}}', () => {
  it('returns status, heading, title, canonical URL and chunks', async () => {
    const { status, document, head, assets } = await renderPage('es');
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe({{esQuoted}});
    expect(head).toMatchObject({ title: {{esQuoted}}, canonical: '{{path}}' });
    expect(assets).toEqual(['{{name}}', 'messages-es']);
  });

  it('renders the English heading when the language is English', async () => {
    const { document } = await renderPage('en');
    expect(document.querySelector('h1')?.textContent).toBe({{enQuoted}});
  });
});
