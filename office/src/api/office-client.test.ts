import { changePrices } from 'shared-contracts/office/prices';
import { readSession, signIn } from 'shared-contracts/office/session';
import { expect, it, vi } from 'vitest';
import { createFakeOffice, json, refused } from '../testing/fake-office.ts';
import { createOfficeClient } from './office-client.ts';
import type { OfficeError } from './office-error.ts';

const open = (answers: Parameters<typeof createFakeOffice>[0], askToSignIn = async () => false) => {
  const office = createFakeOffice(answers);
  return { ...office, client: createOfficeClient({ locale: () => 'en', askToSignIn, fetch: office.fetch }) };
};
const credentials = { body: { email: 'ana@casa.example', password: 'secreto' } };

it('sends the header that other sites cannot send, the language and the body', async () => {
  const { client, asked } = open({ 'POST /office/session': () => json({ step: 'code' }) });
  expect(await client.call(signIn, credentials)).toEqual({ step: 'code' });
  expect(asked[0]?.body).toEqual(credentials.body);
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
    'x-office': '1',
    'accept-language': 'en',
    'content-type': 'application/json',
  });
});

it('gives the sentence of the API, and the sentences of fields to the form', async () => {
  const { client } = open({
    'POST /office/session': () => refused(400, 'VALIDATION_FAILED', { email: 'not an e-mail' }, 'Check it.'),
  });
  const error = (await client.call(signIn, credentials).catch((one) => one)) as OfficeError;
  expect(error.message).toBe('Check it.');
  expect(error.body).toEqual({ errors: { email: 'not an e-mail' } });
});

it('says that there is no connection, and that an answer is unexpected', async () => {
  const { client } = open({ 'GET /office/session': () => new Response('<html>', { status: 502 }) });
  await expect(client.call(signIn, credentials)).rejects.toThrow('office.error.network');
  await expect(client.call(readSession, {})).rejects.toThrow('office.error.bad_answer');
});

it('waits as long for a change as the API works on it', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { client } = open({
    'POST /office/prices': () => json({ changed: 1 }),
    'GET /office/session': () => json({}),
  });
  await client.call(changePrices, { body: { rows: [], reason: 'Oferta' } });
  await client.call(readSession, {});
  expect(limits.mock.calls).toEqual([[70_000], [30_000]]);
});

it('asks to sign in again when the session has ended, and repeats the call once', async () => {
  let isOver = true;
  const askToSignIn = vi.fn(async () => {
    isOver = false;
    return true;
  });
  const { client, asked } = open(
    { 'GET /office/session': () => (isOver ? refused(401, 'UNAUTHORIZED') : json({ shop_url: 'x' })) },
    askToSignIn,
  );
  expect(await client.call(readSession, {})).toEqual({ shop_url: 'x' });
  expect(askToSignIn).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});

it('does not ask when a step of the sign-in is refused', async () => {
  const askToSignIn = vi.fn(async () => true);
  const { client } = open({ 'POST /office/session': () => refused(401, 'UNAUTHORIZED') }, askToSignIn);
  await expect(client.call(signIn, credentials)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(askToSignIn).not.toHaveBeenCalled();
});
