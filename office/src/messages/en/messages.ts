/** Messages of the contact forms, newsletter and failed mails. */
export const messages = {
  title: 'Messages',
  one: 'Message %{number}',
  search: 'Number, name, e-mail or RUT',
  topic: 'Subject',
  from: 'From',
  at: 'Received',
  statuses: { open: 'To answer', answered: 'Answered', closed: 'Closed' },
  languages: { es: 'Spanish', en: 'English' },
  sender: 'Sender',
  answer: 'Your answer',
  answer_help:
    'The mail already greets by name: write the answer alone. It goes to %{email}. A reply arrives in the mailbox of the shop.',
  send: 'Send the answer',
  sent: 'The answer leaves in a few seconds',
  states: { queued: 'queued', sent: 'sent', failed: 'not sent: the shop tries again' },
  close: 'Close it as it is',
  closed: 'Message closed',
  reopen: 'Open again',
  reopened: 'Message opened',
  is_closed: 'This message is closed. An answer opens it again.',
};

export const newsletter = {
  title: 'Newsletter',
  statuses: { pending: 'Not confirmed yet', confirmed: 'Receives it', unsubscribed: 'Unsubscribed' },
  asked: 'Asked for it',
  consent: 'Consent',
  channels: {
    registration: 'with the account',
    checkout: 'at the checkout',
    account: 'in their account',
    'newsletter-form': 'in the form',
    'newsletter-mail': 'in the confirmation mail',
    'privacy-request': 'in a request about personal data',
    office: 'by the office',
  },
  remove: {
    button: 'Unsubscribe',
    title: 'Unsubscribe this address?',
    confirmed:
      '%{email} no longer receives the newsletter. The time is noted. They can subscribe again themselves; you cannot undo it.',
    pending: '%{email} has not confirmed yet: it is deleted from the list and its link stops working.',
    done: 'Unsubscribed',
  },
  export: {
    button: 'Download the list',
    title: 'Download the list?',
    help: 'A spreadsheet with the confirmed addresses and the proof of their consent. This is personal data: use it for the newsletter only, and delete it afterwards. It is noted in the history.',
    done: 'List downloaded',
    more: 'The spreadsheet has the first %{rows} addresses. There are more.',
  },
};

export const mails = {
  title: 'Unsent mails',
  help: 'The shop tried many times.',
  of_orders: 'Those of orders are in each order.',
  kind: 'Mail',
  kinds: {
    account: 'About an account',
    contact: 'Notice of a message',
    answer: 'Answer to a message',
    newsletter: 'Confirmation of the newsletter',
    'stock-wait': 'Waiting list of a product',
    reservation: 'About a reservation',
    privacy: 'Request about data',
    staff: 'Invitation to the team',
    other: 'Other',
  },
  about: 'About',
  failed: 'Last try',
  error: 'What the mail server said',
  queued: 'It leaves in a few seconds',
};
