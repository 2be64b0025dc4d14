// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { CommuneRows } from './commune-rows.tsx';

const commune = (id: string, name: string) => ({ id, name, version: 'a', is_delivered: true, rate: null });
const REGION = {
  id: '05',
  communes: [commune('05502', 'Calera'), commune('05504', 'La Cruz'), commune('05703', 'Llaillay')],
};
const state = { kind: 'signed-in', session: { permissions: [] } };
const services = {
  session: { subscribe: () => () => {}, state: () => state } as unknown as SessionModel,
  typedTexts: createTypedTexts(window.sessionStorage),
};

afterEach(cleanup);

it('finds a commune by the name that people use', async () => {
  const i18nProvider = await openI18n(window.localStorage);
  render(
    <ServicesProvider services={services}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <RecordContextProvider value={REGION}>
          <CommuneRows />
        </RecordContextProvider>
      </AdminContext>
    </ServicesProvider>,
  );
  const search = screen.getByRole('textbox');
  const rows = (words: string) => {
    fireEvent.change(search, { target: { value: words } });
    return screen.queryAllByRole('listitem').map((row) => row.querySelector('span')?.textContent);
  };
  expect(rows('la calera')).toEqual(['Calera (La Calera)']);
  expect(rows('Llay-Llay')).toEqual(['Llaillay (Llay Llay)']);
  expect(rows('la c')).toEqual(['Calera (La Calera)', 'La Cruz']);
});
