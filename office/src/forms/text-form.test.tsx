// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { showPart, typedTexts } from '../testing/show-in-office.tsx';
import { TextForm } from './text-form.tsx';

/** Note that the API has. */
let stored: string;
/** The page reads the note again. */
let read: () => void;

const Page = () => {
  const [shown, setShown] = useState(stored);
  read = () => setShown(stored);
  return (
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
  );
};
const open = () => showPart(<Page />);
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
const type = (value: string) => fireEvent.input(note(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(() => {
  stored = 'mesa del patio';
});

it('shows the new text when nothing is typed', async () => {
  await open();
  stored = 'alergia a nueces';
  act(read);
  expect(note().value).toBe('alergia a nueces');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps typed text until it is saved', async () => {
  await open();
  type('mesa de la ventana');
  cleanup();
  await open();
  expect(note().value).toBe('mesa de la ventana');
  save();
  await waitFor(() => expect(stored).toBe('mesa de la ventana'));
  await waitFor(() => expect(typedTexts.read('note/7')).toBeNull());
});

it('shows beside typed text what another person saved, before it can be replaced', async () => {
  await open();
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

it('keeps nothing once the stored text is typed again', async () => {
  await open();
  type('mesa de la ventana');
  type('mesa del patio');
  expect(typedTexts.read('note/7')).toBeNull();
  stored = 'alergia a nueces';
  act(read);
  expect(note().value).toBe('alergia a nueces');
});

it('says nothing of another text when the answer to a stored one was lost', async () => {
  await open();
  type('mesa de la ventana');
  stored = 'mesa de la ventana';
  save();
  await screen.findByText(/Otra persona lo cambió/);
  await waitFor(() => expect(typedTexts.read('note/7')).toBeNull());
});
