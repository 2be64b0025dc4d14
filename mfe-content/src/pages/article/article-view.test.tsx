// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { articleAnswer } from '../../fixtures/documents.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('does not call the link of the next article copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const read = ({ params: { id } }: { params: { id: string } }) => articleAnswer(id);
  const { open } = await showPage('/blog/parras-viejas', { 'read-article': read });
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await screen.findByText('Enlace copiado')).toBeTruthy();
  await open('/blog/copas');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sobre copas');
  expect(screen.queryByText('Enlace copiado')).toBe(null);
});
