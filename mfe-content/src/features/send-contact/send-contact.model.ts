import { attach } from 'effector';
import { sendCompanyContact, sendContact } from 'shared-contracts/api/forms';
import { createCheckedEffect } from 'shared-kit/bot-check/create-checked-effect';
import { CONTACT_THANKS } from '../../lib/contact-paths.ts';
import { createSubmission } from '../../lib/create-submission.ts';
import { toCompanyMessage, toPersonMessage } from './contact-form.ts';

/** Submissions of the contact forms (docs/product/forms.md#contact). */
export const contact = {
  person: createSubmission({
    send: attach({ effect: createCheckedEffect('contact', sendContact), mapParams: toPersonMessage }),
    donePath: CONTACT_THANKS.person,
    leadOf: () => ({ form: 'contact' }),
  }),
  company: createSubmission({
    send: attach({
      effect: createCheckedEffect('company-contact', sendCompanyContact),
      mapParams: toCompanyMessage,
    }),
    donePath: CONTACT_THANKS.company,
    leadOf: () => ({ form: 'company-contact' }),
  }),
};
