// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Block } from 'shared-contracts/api/content.schema';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { documentAnswer, picture } from '../../fixtures/documents.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const show = (...blocks: Block[]) => showPage('/vino-bar', { 'read-wine-bar': documentAnswer({ blocks }) });

describe('a document in the browser', () => {
  it('renders headings, bold text and links', async () => {
    await show(
      { kind: 'heading', level: 3, text: 'Por copa', id: 'por-copa' },
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'Todo ' },
          { kind: 'strong', text: 'cambia' },
          { kind: 'link', text: 'Reserva', href: '/reserva' },
        ],
      },
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Por copa' }).id).toBe('por-copa');
    expect(screen.getByText('cambia').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Reserva' }).getAttribute('href')).toBe('/reserva');
  });

  it('renders numbered and bulleted lists', async () => {
    const items = [[{ kind: 'text' as const, text: 'Uno' }], [{ kind: 'text' as const, text: 'Dos' }]];
    await show({ kind: 'list', ordered: true, items }, { kind: 'list', ordered: false, items });
    const lists = screen.getAllByRole('list').filter((list) => list.textContent === 'UnoDos');
    expect(lists.map(({ tagName }) => tagName)).toEqual(['OL', 'UL']);
  });

  it('renders facts as terms with values, quotes with source, and pictures with caption', async () => {
    await show(
      {
        kind: 'facts',
        rows: [{ label: 'Correo', value: [{ kind: 'link', text: 'a@b.cl', href: 'mailto:a@b.cl' }] }],
      },
      { kind: 'quote', text: 'Se pregunta.', source: 'Un viñatero' },
      { kind: 'picture', picture: picture('tasting') },
      { kind: 'notice', tone: 'info', content: [{ kind: 'text', text: 'Con cédula.' }] },
    );
    expect(screen.getByRole('term').textContent).toBe('Correo');
    const definition = within(screen.getByRole('definition'));
    expect(definition.getByRole('link', { name: 'a@b.cl' })).toBeTruthy();
    expect(screen.getByRole('figure').textContent).toBe('Se pregunta.Un viñatero');
    expect(screen.getByRole('img', { name: 'Escena de tasting' })).toBeTruthy();
    expect(screen.getByText('Con cédula.')).toBeTruthy();
  });

  it('groups consecutive pictures into a gallery', async () => {
    const print = (name: string) => ({ kind: 'picture' as const, picture: picture(name) });
    await show(print('tasting'), print('serving'), { kind: 'heading', level: 2, text: 'Luego', id: 'luego' });
    const prints = screen.getAllByRole('img', { name: /^Escena/ });
    expect(prints).toHaveLength(2);
    expect(prints.every((one) => one.closest('li'))).toBe(true);
  });

  it('loads after a retry of a failed request', async () => {
    let isDown = true;
    await showPage('/vino-bar', {
      'read-wine-bar': () => {
        if (isDown) throw new ApiError({ code: 'NETWORK', message: 'down' });
        return documentAnswer();
      },
    });
    isDown = false;
    const region = within(screen.getByRole('region', { name: 'No pudimos mostrar esta página' }));
    await userEvent.click(region.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Despachos a todo Chile' })).toBeTruthy();
  });
});
