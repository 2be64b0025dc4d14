// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json } from '../testing/fake-office.ts';
import { showSignedIn } from '../testing/show-in-office.tsx';
import { PictureField } from './picture-field.tsx';

const STORED = { image: 'content/patio', width: 800, height: 1000 };

let office: ReturnType<typeof createFakeOffice>;
let upload: PromiseWithResolvers<typeof STORED>;

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
const choose = () => {
  const file = new File(['x'], 'patio.jpg', { type: 'image/jpeg' });
  const input = screen.getByLabelText('Foto', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  return screen.findByAltText('Así se verá');
};
const startUpload = async () => {
  const preview = await choose();
  Object.defineProperties(preview, { naturalWidth: { value: 800 }, naturalHeight: { value: 1000 } });
  fireEvent.load(preview);
  press('Usar esta foto');
  await waitFor(() => expect(office.asked).toHaveLength(1));
};

beforeEach(async () => {
  upload = Promise.withResolvers();
  office = createFakeOffice({ 'POST /office/pictures': () => upload.promise.then((stored) => json(stored)) });
  await showSignedIn(office, <Form />);
  await screen.findByLabelText('Texto');
});

it('keeps text that was typed during the upload', async () => {
  await startUpload();
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value: 'El patio' } });
  upload.resolve(STORED);
  await waitFor(() => expect(value()).toEqual({ image: 'content/patio', alt: 'El patio' }));
});

it('cancels the upload with its dialog, and takes no picture from it', async () => {
  await startUpload();
  press('Cancelar');
  expect(office.asked[0]?.signal?.aborted).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Subir una foto', hidden: true }).disabled,
  ).toBe(false);
  await act(async () => upload.resolve(STORED));
  expect(value().image).toBe('');
});

it('says that the browser cannot show the chosen file', async () => {
  fireEvent.error(await choose());
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos leer el archivo');
});
