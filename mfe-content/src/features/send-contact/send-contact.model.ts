import { attach } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { sendCompanyContact, sendContact } from 'shared-contracts/api/forms';
import type { BotCheckedForm } from 'shared-contracts/api/forms.schema';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { $host } from 'shared-kit/host';
import { CONTACT_THANKS } from '../../lib/contact-paths.ts';
import { createSubmission } from '../../lib/create-submission.ts';
import { toCompanyMessage, toPersonMessage } from './contact-form.ts';

/** Effect that sends a form together with the answer to its bot check (DESIGN §7). Fails with `ApiError`. */
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

/** Messages to the shop, by who writes (SPEC §7). */
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
