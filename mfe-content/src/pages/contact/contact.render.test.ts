// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { contactAnswers } from '../../fixtures/contact.ts';
import { introAnswer } from '../../fixtures/events.ts';
import { renderPage } from '../../fixtures/render.ts';

describe('server render of the contact', () => {
  it.each([
    ['/contacto', '/contacto', 'Contacto'],
    ['/contacto/persona', '/contacto', 'Contacto'],
    ['/acerca-de/contacto', '/contacto', 'Contacto'],
    ['/acerca-de/contacto/persona', '/contacto', 'Contacto'],
    ['/contacto/empresa', '/contacto/empresa', 'Contacto para empresas'],
    ['/acerca-de/contacto/empresa', '/contacto/empresa', 'Contacto para empresas'],
    ['/contacto/preguntas-frecuentes', '/contacto/preguntas-frecuentes', 'Preguntas frecuentes'],
    ['/acerca-de/contacto/preguntas', '/contacto/preguntas-frecuentes', 'Preguntas frecuentes'],
  ])('%s renders the contact page whose canonical URL is %s', async (path, canonical, title) => {
    const { status, head, document, assets, html } = await renderPage(path, contactAnswers());
    expect(status).toBe(200);
    expect(head).toMatchObject({ canonical, title, image: '/storage/scenes/hero.1a2b3c4d.jpg?w=1280' });
    expect(document.querySelector('h1')?.textContent).toBe(title);
    const here = document.querySelector('ul [aria-current="page"]');
    expect(here?.getAttribute('href')).toBe(canonical);
    expect(assets).toEqual(['contact', 'messages-es']);
    expect(html).not.toContain('style=');
  });

  it('shows the form next to the contact details, without the questions', async () => {
    const { document, text } = await renderPage('/contacto', contactAnswers());
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(document.querySelector('aside h2')?.textContent).toBe('Cómo contactarnos');
    expect(text).not.toContain('¿Cómo puedo pagar?');
  });

  it.each([
    ['/contacto', ['Cómo contactarnos', 'Empresas']],
    ['/contacto/empresa', ['Cómo contactarnos']],
  ])('shows beside the form of %s no contact details that link to the page itself', async (path, ways) => {
    const { document } = await renderPage(path, contactAnswers());
    expect([...document.querySelectorAll('aside h2')].map(({ textContent }) => textContent)).toEqual(ways);
  });

  it('has structured data of the questions with the answers of the page', async () => {
    const { head } = await renderPage('/contacto/preguntas-frecuentes', contactAnswers());
    expect(head.jsonLd?.[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: '¿Cuánto demora mi pedido?', acceptedAnswer: { text: 'De uno a ocho días hábiles.' } },
        { name: '¿Dónde está mi pedido?' },
        { name: '¿Cómo puedo pagar?' },
      ],
    });
  });

  it.each([
    ['/contacto/gracias', 'thank-you-contact'],
    ['/contacto/gracias?tipo=empresa', 'thank-you-company-contact'],
  ])('%s shows the content %s and is not indexed', async (path, slug) => {
    const { status, head, document } = await renderPage(path, {
      [`read-${slug}-page`]: introAnswer('Gracias por escribirnos'),
    });
    expect(status).toBe(200);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('Gracias por escribirnos');
  });

  it('answers 503 when the API is down, and renders English texts for the English locale', async () => {
    expect((await renderPage('/contacto', {})).status).toBe(503);
    const { text } = await renderPage('/contacto/empresa', contactAnswers(), 'en');
    expect(text).toContain('Tell us what you are looking for');
  });
});
