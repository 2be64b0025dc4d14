import { products } from './products.ts';

/** People: customers and guests. */
export const people = {
  title: 'Customers',
  search: 'Name, e-mail, RUT or phone',
  nameless: 'Without a name',
  company: 'Company',
  no_orders: 'There are no orders yet.',
  last_order: 'Last order',
  since: 'Since',
  account: { label: 'Account', none: 'No account', open: 'With account', blocked: 'Account blocked' },
  account_since: 'Account since',
  confirmed: { label: 'E-mail confirmed', yes: 'Yes', no: 'Not yet' },
  newsletter: {
    label: 'Newsletter',
    none: 'Did not ask for it',
    pending: 'Asked for it, not confirmed yet',
    confirmed: 'Receives it',
    unsubscribed: 'Unsubscribed',
  },
  limits: 'Stopped uses',
  blocked: 'Blocked on %{time} by %{staff}: %{reason}',
  cancelled: 'cancelled',
  looked: 'This is personal data: each visit to this page is in the history.',
  actions: 'What can be done',
  export: {
    button: 'Download their data',
    title: 'Download all their data?',
    help: 'A file with everything that the shop knows about %{email} is saved on your device. Give it to that person only, and delete it afterwards. Law 21.719 gives 30 days to answer.',
    done: 'File downloaded',
  },
  block: {
    button: 'Block the account',
    title: 'Block the account?',
    help: 'Their sessions end. They can no longer sign in or buy with their account, and the shop says so at the sign-in. Their orders go on. They can buy as a guest. You can undo it.',
    done: 'Account blocked',
  },
  unblock: {
    button: 'Unblock the account',
    title: 'Unblock the account?',
    help: 'They can sign in and buy again with the same password.',
    done: 'Account unblocked',
  },
  reseller: {
    label: 'Alcohol tax',
    yes: 'Sells on: the facturas have it',
    on: {
      button: 'Note that they sell on',
      title: 'Do they sell on what they buy?',
      help: 'Their next facturas have the alcohol tax: 20.5 % on wine and beer, 31.5 % on spirits. The total stays. An accountant must decide whether it applies.',
      done: 'Their next facturas have the tax',
    },
    off: {
      button: 'Note that they do not sell on',
      title: 'Do they no longer sell on what they buy?',
      help: 'Their next facturas are without the alcohol tax. An accountant must decide whether it applies.',
      done: 'Their next facturas are without the tax',
    },
  },
  erase: {
    button: 'Erase their data',
    title: 'Erase their data for ever?',
    prove: 'Do it only if the owner of %{email} asked for it and you have checked that.',
    account: 'The account and its addresses are erased. If it was blocked, the block too.',
    orders:
      'Of %{smart_count} order, the buyer is erased. Tax law requires number, date, products, amounts and the data of the factura for 6 years. |||| Of %{smart_count} orders, the buyer is erased. Tax law requires numbers, dates, products, amounts and the data of the facturas for 6 years.',
    open: '%{smart_count} order is under way: it is erased when it is delivered or cancelled. |||| %{smart_count} orders are under way: they are erased when they are delivered or cancelled.',
    reservations:
      '%{smart_count} reservation loses its name. A future one is cancelled without a mail. |||| %{smart_count} reservations lose their names. Future ones are cancelled without a mail.',
    messages:
      '%{smart_count} message is deleted with its answers. |||| %{smart_count} messages are deleted with their answers.',
    newsletter: 'They no longer receive the newsletter.',
    final: 'It cannot be undone.',
    later:
      '%{smart_count} order under way is erased when it ends. |||| %{smart_count} orders under way are erased when they end.',
    done: 'Data erased',
  },
};

/** Names of the lists, and of the fields by which one is sorted. */
export const resources = {
  people: { name: 'customer |||| customers' },
  messages: { name: 'message |||| messages' },
  'failed-mails': { name: 'failed mail |||| failed mails' },
  'privacy-requests': { name: 'request about data |||| requests about data' },
  incidents: { name: 'incident |||| incidents' },
  subscriptions: { name: 'subscription |||| subscriptions' },
  products: { fields: products.fields },
};
