// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { openI18n } from '../messages/i18n.ts';
import type { SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { TextForm } from './text-form.tsx';
import { createTypedTexts } from './typed-texts.ts';

const typedTexts = createTypedTexts(window.sessionStorage);
/** Note that the API has. */
let stored: string;
/** Note that the page shows. */
let shown: string;

const i18nProvider = await openI18n(window.localStorage);
const session = {} as SessionModel;
const services = { session, typedTexts };

const page = () => (
  <ServicesProvider services={services}>
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <TextForm
        form="note/7"
        stored={shown}
        maxLength={500}
        label="Nota"
        help=""
        button="Guardar"
        done="office.retry"
        send={async (text) => {
          if (shown !== stored) throw new OfficeError({ code: 'CONFLICT', message: 'x' });
          stored = text;
        }}
        reread={read}
      />
    </AdminContext>
  </ServicesProvider>
);
let rerender: (page: React.ReactElement) => void;
const open = () => ({ rerender } = render(page()));
const read = () => {
  shown = stored;
  rerender(page());
};
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
const type = (value: string) => fireEvent.input(note(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => {
  typedTexts.clear();
  shown = stored = 'mesa del patio';
});
afterEach(cleanup);

it('shows the new text when nothing is typed', () => {
  open();
  stored = 'alergia a nueces';
  read();
  expect(note().value).toBe('alergia a nueces');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps typed text until it is saved', async () => {
  open();
  type('mesa de la ventana');
  cleanup();
  open();
  expect(note().value).toBe('mesa de la ventana');
  save();
  await waitFor(() => expect(stored).toBe('mesa de la ventana'));
  await waitFor(() => expect(typedTexts.read('note/7')).toBeNull());
});

it('shows beside typed text what another person saved, before it can be replaced', async () => {
  open();
  type('mesa de la ventana');
  stored = 'alergia a nueces';
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('alergia a nueces');
  expect(note().value).toBe('mesa de la ventana');
  expect(stored).toBe('alergia a nueces');
  save();
  await waitFor(() => expect(stored).toBe('mesa de la ventana'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
