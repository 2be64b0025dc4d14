// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, it } from 'vitest';
import { NO_COMPANY, NO_PERSON } from '../../features/send-contact/index.ts';
import { contact } from '../../features/send-contact/send-contact.model.ts';
import { contactAnswers } from '../../fixtures/contact.ts';
import { introAnswer } from '../../fixtures/events.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const ANSWERS = {
  ...contactAnswers({ data: { number: 'C-1' } }),
  'send-company-contact': { data: { number: 'E-2' } },
  'read-thank-you-contact-page': introAnswer('Gracias'),
  'read-thank-you-company-contact-page': introAnswer('Gracias, empresa'),
};

it.each([
  ['a person', '/contacto/gracias', 'C-1'],
  ['a company', '/contacto/gracias?tipo=empresa', 'E-2'],
])('shows the number of the message of %s after messages of both kinds', async (_, url, number) => {
  const { scope } = await showPage(url, ANSWERS);
  await act(() => allSettled(contact.company.submitted, { scope, params: NO_COMPANY }));
  await act(() => allSettled(contact.person.submitted, { scope, params: NO_PERSON }));
  expect(screen.getByRole('strong').textContent).toBe(number);
});
