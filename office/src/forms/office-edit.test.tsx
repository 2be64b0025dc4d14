// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  ListBase,
  RefreshButton,
  ResourceContextProvider,
  SaveButton,
  SimpleForm,
  TextInput,
  WithListContext,
} from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { showPart, typedTexts } from '../testing/show-in-office.tsx';
import { KeepTyped } from './keep-typed.tsx';
import { OfficeEdit } from './office-edit.tsx';

interface Wine {
  id: string;
  name: string;
  notes: string;
  origin: { valley: string; soil: string };
  version: string;
}

let stored: Wine;
let saved: Wine[];
/** `getOne` responds after this promise. */
let answer: Promise<void>;

/** The data provider of the office: refuses a save of an older version, and removes what was saved from the typed text. */
const dataProvider = {
  getList: async () => ({ data: [{ ...stored }], total: 1 }),
  getOne: async () => {
    await answer;
    return { data: { ...stored } };
  },
  update: async (_: string, { data }: { data: Wine }) => {
    if (data.version !== stored.version) throw new OfficeError({ code: 'CONFLICT', message: 'x' });
    await answer;
    saved.push(data);
    typedTexts.removeSaved('wines/7', data);
    stored = { ...data, version: `${data.version}+` };
    return { data: stored };
  },
};

const form = (
  <OfficeEdit<Wine> id="7" title={({ name }) => name}>
    <SimpleForm toolbar={false}>
      <KeepTyped />
      <TextInput source="name" label="Nombre" />
      <TextInput source="notes" label="Notas" />
      <TextInput source="origin.valley" label="Valle" />
      <TextInput source="origin.soil" label="Suelo" />
      <SaveButton />
      <RefreshButton label="Leer" />
    </SimpleForm>
  </OfficeEdit>
);

/** A list whose button opens the form. */
const ListAndForm = () => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return form;
  return (
    <ListBase disableSyncWithLocation>
      <WithListContext<Wine>
        render={({ data }) =>
          data?.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => setOpen(true)} children={name} />
          ))
        }
      />
    </ListBase>
  );
};

const open = (page: ReactNode) =>
  showPart(<ResourceContextProvider value="wines">{page}</ResourceContextProvider>, { dataProvider });
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const nameInput = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const openForm = async () => {
  await open(form);
  return nameInput();
};
/** Presses "Guardar" once the form offers it: a form that was just read again is drawn a moment later. */
const save = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const notes = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Notas' });

beforeEach(() => {
  stored = {
    id: '7',
    name: 'Malbec',
    notes: 'seco',
    origin: { valley: 'Maipo', soil: 'arcilla' },
    version: 'a',
  };
  saved = [];
  answer = Promise.resolve();
});

it('brings back what was typed when the form opens again', async () => {
  type(await openForm(), 'Malbec del Maipo');
  await vi.waitFor(() => expect(typedTexts.read('wines/7')).toMatchObject({ name: 'Malbec del Maipo' }));
  cleanup();
  const name = await openForm();
  await waitFor(() => expect(name.value).toBe('Malbec del Maipo'));
  expect(notes().value).toBe('seco');
});

it('keeps what was typed just before the record is read again', async () => {
  const name = await openForm();
  stored = { ...stored, notes: 'muy seco' };
  type(name, 'Carmenere');
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await waitFor(() => expect(notes().value).toBe('muy seco'));
  await waitFor(() => expect(name.value).toBe('Carmenere'));
});

it('keeps what was typed when another person changed the record, and saves it over the new version', async () => {
  type(await openForm(), 'Malbec del Maipo');
  stored = { ...stored, notes: 'muy seco', version: 'b' };
  await save();
  await screen.findByRole('dialog', { name: 'Otra persona lo cambió' });
  fireEvent.click(screen.getByRole('button', { name: 'Leer lo nuevo' }));
  await waitFor(() => expect(notes().value).toBe('muy seco'));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'Malbec del Maipo', notes: 'muy seco', version: 'b' });
});

it('asks before typed text replaces what another person saved before the form opened again', async () => {
  type(await openForm(), 'Malbec del Maipo');
  await vi.waitFor(() => expect(typedTexts.read('wines/7')).not.toBeNull());
  cleanup();
  stored = { ...stored, name: 'Malbec de Colchagua', version: 'b' };
  const name = await openForm();
  await waitFor(() => expect(name.value).toBe('Malbec del Maipo'));
  await save();
  fireEvent.click(await screen.findByRole('button', { name: 'Leer lo nuevo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toEqual([]);
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'Malbec del Maipo', version: 'b' });
  expect(typedTexts.read('wines/7')).toBeNull();
});

it('asks before typed text replaces what another person saved, after a silent read of the record', async () => {
  const name = await openForm();
  type(name, 'Malbec del Maipo');
  stored = { ...stored, name: 'Malbec de Colchagua', notes: 'muy seco', version: 'b' };
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await waitFor(() => expect(notes().value).toBe('muy seco'));
  await waitFor(() => expect(name.value).toBe('Malbec del Maipo'));
  await save();
  await screen.findByRole('dialog', { name: 'Otra persona lo cambió' });
  expect(saved).toEqual([]);
});

it('asks before typed text replaces what another person saved, although one typed value is the saved one', async () => {
  type(await openForm(), 'Malbec del Maipo');
  type(notes(), 'muy seco');
  await vi.waitFor(() => expect(typedTexts.read('wines/7')).toMatchObject({ notes: 'muy seco' }));
  stored = { ...stored, name: 'Malbec del Maipo', notes: 'dulce', version: 'b' };
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await waitFor(() => expect(typedTexts.read('wines/7')).toEqual({ notes: 'muy seco', version: 'a' }));
  await save();
  await screen.findByRole('dialog', { name: 'Otra persona lo cambió' });
  expect(saved).toEqual([]);
});

it('keeps what was typed during a save', async () => {
  const name = await openForm();
  type(name, 'Malbec del Maipo');
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  await save();
  // The save has begun.
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true),
  );
  type(notes(), 'muy seco');
  resolve();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.notes).toBe('seco');
  await waitFor(() => expect(notes().value).toBe('muy seco'));
  await save();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ name: 'Malbec del Maipo', notes: 'muy seco' });
});

it('takes a new value of an untouched field, also in a group of fields', async () => {
  await openForm();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const [valley, soil] = [field('Valle'), field('Suelo')];
  type(valley, 'Maipo Alto');
  stored = { ...stored, origin: { valley: 'Maipo', soil: 'granito' }, version: 'b' };
  await save();
  fireEvent.click(await screen.findByRole('button', { name: 'Leer lo nuevo' }));
  await waitFor(() => expect([valley.value, soil.value]).toEqual(['Maipo Alto', 'granito']));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.origin).toEqual({ valley: 'Maipo Alto', soil: 'granito' });
});

it('stays on a form whose record cannot be read, and reads it again', async () => {
  answer = Promise.reject(new OfficeError({ code: 'NETWORK', message: 'office.error.network' }));
  await open(form);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con la oficina');
  answer = Promise.resolve();
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect((await nameInput()).value).toBe('Malbec');
});

it('opens with the record as the server has it, not with the copy that a list kept', async () => {
  await open(<ListAndForm />);
  const row = await screen.findByRole('button', { name: 'Malbec' });
  stored = { ...stored, name: 'Carmenere', version: 'b' };
  let release = () => {};
  answer = new Promise((done) => {
    release = done;
  });
  fireEvent.click(row);
  expect(screen.queryByRole('textbox')).toBeNull();
  release();
  expect((await nameInput()).value).toBe('Carmenere');
});
