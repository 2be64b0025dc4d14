import type { Page } from '@playwright/test';

/** The panel of `pnpm qa` (docs/guides/qa-with-stubs.md). */
export const qaPanel = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Panel de QA' });
  return {
    panel,
    opener: page.getByRole('button', { name: 'Abrir el panel de QA' }),
    /** Select for a remote's version: `stub`, `stub:broken` … `real`. */
    remote: (id: string) => panel.getByRole('combobox', { name: id, exact: true }),
    scenario: panel.getByRole('combobox', { name: 'Escenario', exact: true }),
    topic: panel.getByRole('combobox', { name: 'Tema' }),
    payload: panel.getByRole('textbox', { name: 'Contenido (JSON)' }),
    send: panel.getByRole('button', { name: 'Enviar', exact: true }),
    problems: panel.getByRole('alert'),
    /** Messages on the bus, newest first. */
    messages: panel.getByRole('list', { name: 'Mensajes' }).getByRole('listitem'),
    borders: panel.getByRole('button', { name: 'Bordes de equipos' }),
    reset: panel.getByRole('link', { name: 'Restablecer todo' }),
    /** Region that lists the overrides of the URL. The page shows it also when the panel is closed. */
    banner: page.getByRole('region', { name: 'Partes reemplazadas' }),
    stub: (id: string) => page.getByRole('region', { name: `Stub de ${id}` }),
  };
};
