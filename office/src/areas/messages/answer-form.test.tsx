// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RefreshButton, ShowBase } from 'react-admin';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn, typedTexts } from '../../testing/show-in-office.tsx';
import { AnswerForm } from './answer-form.tsx';
import { messages } from './index.ts';

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
const answer = (sent: { version: string; text: string }) => {
  if (sent.version !== String(version)) return refused(409, 'CONFLICT');
  mailed.push(sent.text.trim());
  version += 1;
  if (!isLost) return json(readMessage());
  isLost = false;
  throw new TypeError('Failed to fetch');
};

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tu respuesta' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }));
const open = async () => {
  const office = createFakeOffice({
    'GET /office/messages/7': () => json(readMessage()),
    'POST /office/messages/7/answers': ({ body }) => answer(body as never),
  });
  await showSignedIn(
    office,
    <>
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
    </>,
    { areas: [messages] },
  );
  fireEvent.input(await text(), { target: { value: 'Gracias ' } });
};

beforeEach(() => {
  mailed = [];
  version = 1;
  isLost = false;
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
