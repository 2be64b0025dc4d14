// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTypedTexts } from '../forms/typed-texts.ts';
import { openI18n } from '../messages/i18n.ts';
import type { SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { PictureField } from './picture-field.tsx';

const STORED = { image: 'content/patio', width: 800, height: 1000 };

/** Signals of the uploads, in their order. */
let signals: (AbortSignal | undefined)[];
let upload: PromiseWithResolvers<typeof STORED>;
const client = {
  call: (_: unknown, __: unknown, options?: { signal?: AbortSignal }) => {
    signals.push(options?.signal);
    return upload.promise;
  },
};
const state = { kind: 'signed-in', session: { permissions: ['pictures.add'] }, isExpired: false };
const session = { client, state: () => state, subscribe: () => () => undefined } as unknown as SessionModel;

/** A picture with a text beside it, which the form keeps together. */
const Form = () => {
  const [value, setValue] = useState({ image: '', alt: '' });
  return (
    <>
      <PictureField
        label="Foto"
        value={value.image}
        folder="content"
        onChange={(picture) => setValue({ image: picture?.image ?? '', alt: value.alt })}
      />
      <label>
        Texto
        <input value={value.alt} onChange={({ target }) => setValue({ ...value, alt: target.value })} />
      </label>
      <output>{JSON.stringify(value)}</output>
    </>
  );
};

const value = () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent ?? '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const startUpload = async () => {
  const file = new File(['x'], 'patio.jpg', { type: 'image/jpeg' });
  const input = screen.getByLabelText('Foto', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  const preview = await screen.findByAltText('Así se verá');
  Object.defineProperties(preview, { naturalWidth: { value: 800 }, naturalHeight: { value: 1000 } });
  fireEvent.load(preview);
  press('Usar esta foto');
  await waitFor(() => expect(signals).toHaveLength(1));
};

beforeEach(async () => {
  signals = [];
  upload = Promise.withResolvers();
  const i18nProvider = await openI18n(window.localStorage);
  render(
    <ServicesProvider services={{ session, typedTexts: createTypedTexts(window.sessionStorage) }}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <Form />
      </AdminContext>
    </ServicesProvider>,
  );
  await screen.findByLabelText('Texto');
});
afterEach(cleanup);

it('keeps text that was typed during the upload', async () => {
  await startUpload();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'El patio' } });
  upload.resolve(STORED);
  await waitFor(() => expect(value()).toEqual({ image: 'content/patio', alt: 'El patio' }));
});

it('cancels the upload with its dialog, and takes no picture from it', async () => {
  await startUpload();
  press('Cancelar');
  expect(signals[0]?.aborted).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Subir una foto', hidden: true }).disabled,
  ).toBe(false);
  await act(async () => upload.resolve(STORED));
  expect(value().image).toBe('');
});
