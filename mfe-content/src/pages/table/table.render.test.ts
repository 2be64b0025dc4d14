// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { introAnswer } from '../../fixtures/events.ts';
import { renderPage } from '../../fixtures/render.ts';
import { tableAnswers } from '../../fixtures/tables.ts';

describe('server render of the table reservation', () => {
  it('renders calendar and form, so that they are visible before any script', async () => {
    const { status, head, document, assets, html } = await renderPage('/reserva-mesa', tableAnswers());
    expect(status).toBe(200);
    expect(head.canonical).toBe('/reserva-mesa');
    // HTML requires that a required select starts with an empty option with a label ("placeholder label
    // option").
    for (const list of document.querySelectorAll('select')) {
      const [first] = list.options;
      expect(first?.getAttribute('value')).toBe('');
      expect(first?.textContent).not.toBe('');
    }
    expect(document.querySelectorAll('input[type="radio"][name="date"]')).toHaveLength(3);
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(assets).toEqual(['table', 'messages-es']);
    expect(html).not.toContain('style=');
  });

  it('answers 503 when the API is down, and renders English texts for the English locale', async () => {
    expect((await renderPage('/reserva-mesa', {})).status).toBe(503);
    const { text } = await renderPage('/reserva-mesa', tableAnswers(), 'en');
    expect(text).toContain('Saturday 28 November');
  });

  it.each([
    ['/reserva-mesa/thank-you', 'thank-you-table-reservation', 'Gracias'],
    ['/reserva-mesa/failed', 'failed-table-reservation', 'Cómo terminó'],
  ])('%s shows the content %s and is not indexed', async (path, slug, title) => {
    const { status, head, document } = await renderPage(path, {
      [`read-${slug}-page`]: introAnswer('Cómo terminó'),
    });
    expect(status).toBe(200);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.body.textContent).toContain('Párrafo de Cómo terminó.');
  });
});
