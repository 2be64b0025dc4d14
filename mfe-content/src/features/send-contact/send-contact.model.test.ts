import { allSettled, fork } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { contactAnswers } from '../../fixtures/contact.ts';
import { NO_COMPANY, NO_PERSON } from './contact-form.ts';
import { contact } from './send-contact.model.ts';

const person = { ...NO_PERSON, name: ' Ana ', email: 'ana@vinos.cl', message: ' Hola. ' };
const company = {
  ...NO_COMPANY,
  company_name: 'Viñas del Sur SpA',
  name: 'Ana',
  email: 'ana@sur.cl',
  phone: '912345678',
  message: 'Cuarenta cajas.',
};

const shop = async (answers: Record<string, unknown> = {}) => {
  const host = createTestHost({ answers: { ...contactAnswers(), ...answers } });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const write = () => allSettled(contact.person.submitted, { scope, params: person });
  const sent = (id: string) => host.calls.filter((call) => call.id === id);
  return { host, scope, write, sent };
};

describe('a message to the shop', () => {
  it('is sent with the bot check solution and without empty optional fields', async () => {
    const { write, sent } = await shop();
    await write();
    expect(sent('create-bot-check')[0]?.input).toEqual({ query: { form: 'contact' } });
    expect(sent('send-contact')).toEqual([
      {
        id: 'send-contact',
        input: {
          body: {
            name: 'Ana',
            last_name: '',
            email: 'ana@vinos.cl',
            subject: '',
            order_number: '',
            message: 'Hola.',
            altcha: expect.stringMatching(/^[\w+/=]{40,}$/),
          },
        },
      },
    ]);
  });

  it('leads to the thank-you page, is tracked without its text, and leaves no typed text', async () => {
    const { host, scope, write } = await shop();
    await write();
    expect(host.visited).toEqual(['/contacto/gracias']);
    expect(host.tracked).toEqual([{ event: 'generate_lead', data: { form: 'contact' } }]);
    expect(scope.getState(contact.person.$typed)).toBe(null);
    expect(scope.getState(contact.person.$answer)?.data.number).toBe('C-204');
  });

  it('is sent once on a double click', async () => {
    const { write, sent } = await shop();
    await Promise.all([write(), write()]);
    expect(sent('send-contact')).toHaveLength(1);
  });

  it.each(['NETWORK', 'TIMEOUT', 'BOT_CHECK_FAILED'] as const)('stays in the form after %s', async (code) => {
    const { host, scope, write } = await shop({
      'send-contact': () => {
        throw new ApiError({ code, message: '' });
      },
    });
    await write();
    expect(host.visited).toEqual([]);
    expect(scope.getState(contact.person.$failure)).toMatchObject({ code, fields: {} });
    expect(scope.getState(contact.person.$typed)).toEqual(person);
  });

  it('is not sent when the bot check task cannot be loaded', async () => {
    const { scope, write, sent } = await shop({ 'create-bot-check': undefined });
    await write();
    expect(sent('send-contact')).toEqual([]);
    expect(scope.getState(contact.person.$failure)?.code).toBe('NETWORK');
  });
});

describe('a message of a company', () => {
  it('uses its own endpoint and thank-you page', async () => {
    const { host, scope, sent } = await shop();
    await allSettled(contact.company.submitted, { scope, params: company });
    expect(sent('create-bot-check')[0]?.input).toEqual({ query: { form: 'company-contact' } });
    expect(sent('send-company-contact')[0]?.input).toMatchObject({
      body: { company_name: 'Viñas del Sur SpA', phone: '912345678' },
    });
    expect(JSON.stringify(sent('send-company-contact')[0]?.input)).not.toContain('rut');
    expect(host.visited).toEqual(['/contacto/gracias?tipo=empresa']);
  });
});
