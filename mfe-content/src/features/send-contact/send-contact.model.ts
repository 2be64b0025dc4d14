import { attach } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { sendCompanyContact, sendContact } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { $host } from 'shared-kit/host';
import { CONTACT_THANKS } from '../../lib/contact-paths.ts';
import { createSubmission } from '../../lib/create-submission.ts';
import { toCompanyMessage, toPersonMessage } from './contact-form.ts';

/**
 * Creates an effect that solves the bot check and sends the form (docs/product/forms.md#bot-check). Fails
 * with `ApiError`.
 */
const createSend = <Form, S extends EndpointSchema>(
  name: BotCheckedForm,
  endpoint: Endpoint<S>,
  toBody: (form: Form) => object,
) =>
  attach({
    source: $host,
    effect: async (host, form: Form) => {
      if (!host) throw new Error('Sending a message needs the host');
      const altcha = await answerBotCheck(host.api, name);
      return host.api.call(endpoint, { body: { ...toBody(form), altcha } } as EndpointInput<S>);
    },
  });

/** Submissions of the contact forms (docs/product/forms.md#contact). */
export const contact = {
  person: createSubmission({
    send: createSend('contact', sendContact, toPersonMessage),
    donePath: CONTACT_THANKS.person,
    leadOf: () => ({ form: 'contact' }),
  }),
  company: createSubmission({
    send: createSend('company-contact', sendCompanyContact, toCompanyMessage),
    donePath: CONTACT_THANKS.company,
    leadOf: () => ({ form: 'company-contact' }),
  }),
};
