// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  memoryStore,
  Notification,
  RefreshButton,
  ShowBase,
} from 'react-admin';
import { answerMessage } from 'shared-contracts/office/messages';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeError } from '../../api/office-error.ts';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { AnswerForm } from './answer-form.tsx';

/** Answers that the API has mailed. */
let mailed: string[];
let version: number;
/** The API mails the next answer, but its response is lost. */
let isLost: boolean;

const readMessage = () => ({
  id: '7',
  email: 'luis@casa.example',
  version: String(version),
  answers: mailed.map((text, index) => ({ id: String(index), text })),
});
const dataProvider = { getOne: async () => ({ data: readMessage() }) } as unknown as DataProvider;
const answer = (sent: { version: string; text: string }) => {
  if (sent.version !== String(version))
    throw new OfficeError({ code: 'CONFLICT', message: 'x', statusCode: 409 });
  mailed.push(sent.text.trim());
  version += 1;
  if (!isLost) return readMessage();
  isLost = false;
  throw new OfficeError({ code: 'NETWORK', message: 'office.error.network' });
};
const client = {
  call: async (endpoint: unknown, { body }: { body: never }) =>
    endpoint === answerMessage ? answer(body) : readMessage(),
};
const typedTexts = createTypedTexts(window.sessionStorage);

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tu respuesta' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
const open = async () => {
  const i18nProvider = await openI18n(window.localStorage);
  const session = { client } as unknown as SessionModel;
  render(
    <ServicesProvider services={{ session, typedTexts }}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ShowBase<OfficeMessage>
          resource="messages"
          id="7"
          render={({ record }) =>
            record && (
              <>
                <AnswerForm message={record} />
                <p>{record.answers.length} respuestas</p>
              </>
            )
          }
        />
        <RefreshButton label="Leer" />
        <Notification />
      </AdminContext>
    </ServicesProvider>,
  );
  fireEvent.input(await text(), { target: { value: 'Gracias ' } });
};

beforeEach(() => {
  mailed = [];
  version = 1;
  isLost = false;
  typedTexts.clear();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('mails an answer once, although the first response was lost', async () => {
  isLost = true;
  await open();
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  send();
  await screen.findByText('La respuesta sale en unos segundos');
  await waitFor(async () => expect((await text()).value).toBe(''));
  expect(mailed).toEqual(['Gracias']);
  expect(typedTexts.read('message-answer/7')).toBeNull();
});

it('mails an answer once, although the page read the message again after the lost response', async () => {
  isLost = true;
  await open();
  send();
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await screen.findByText('1 respuestas');
  send();
  await waitFor(async () => expect((await text()).value).toBe(''));
  expect(mailed).toEqual(['Gracias']);
});

it('keeps the answer when another person answered something else', async () => {
  await open();
  mailed.push('Ya va en camino');
  version += 1;
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
  expect((await text()).value).toBe('Gracias ');
  send();
  await waitFor(() => expect(mailed).toEqual(['Ya va en camino', 'Gracias']));
});

it('sends the words of an earlier answer again', async () => {
  mailed.push('Gracias');
  await open();
  version += 1;
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Otra persona lo cambió');
  send();
  await waitFor(() => expect(mailed).toEqual(['Gracias', 'Gracias']));
});
