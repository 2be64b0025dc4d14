// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeError } from '../../api/office-error.ts';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import OwnSessions from './own-sessions.tsx';

// react-query reports failed reads.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says that the sessions could not be read, and reads them again', async () => {
  const call = vi.fn(async () => ({ data: [] }));
  call.mockRejectedValueOnce(new OfficeError({ code: 'NETWORK', message: 'office.error.network' }));
  const i18nProvider = await openI18n(window.localStorage);
  const session = { client: { call } } as unknown as SessionModel;
  render(
    <ServicesProvider services={{ session, typedTexts: createTypedTexts(window.sessionStorage) }}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <OwnSessions />
      </AdminContext>
    </ServicesProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByText('No hay sesiones abiertas.');
  expect(screen.queryByRole('alert')).toBeNull();
});
