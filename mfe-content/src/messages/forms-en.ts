import { consentWords } from 'shared-contracts/domain/consent-words/en';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { FormWords } from './forms-es.ts';

const en: FormWords = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  persons: 'People',
  choosePersons: 'Choose how many',
  personCount: (count) => (count === 1 ? '1 person' : `${count} people`),
  optional: 'optional',
  terms: consentWords.reservation,
  fields: {
    event: 'event',
    persons: 'people',
    date: 'date',
    hour: 'hour',
    name: 'first name',
    email: 'email',
    phone: 'phone',
    company: 'company',
    message: 'message',
    terms: 'terms and conditions',
  },
  result: {
    number: 'Reservation number',
    table: 'Table at the bar',
    toCalendar: 'Add to my calendar',
    waiting: 'You are on the waiting list',
    waitingText:
      'When places are free we write, in the order of the list, and hold them for up to 24 hours. The mail has a link to leave the list.',
    held: 'One more step: confirm your reservation',
    heldUntil: (when: string): string =>
      `Open the link in the mail that we sent you. Deadline: ${when}. After that, the places are free again.`,
    message: 'Number of your message',
  },
  reasons: {
    offline: 'There is no connection. What you wrote is still here: send it again once you have one.',
    seats: 'There are not so many seats left. Choose fewer people or another date.',
    input: 'Check that the information entered is correct',
    botCheck: 'We could not tell that you are a person. Send again: what you wrote is still here.',
    often: 'These are many tries in a row. Wait a moment and send again.',
    unknown:
      'We do not know whether it arrived. If you have no email in a few minutes, send again: what you wrote is still here.',
    server: SERVER_PROBLEM.en,
  },
};

export default en;
