import type { DataLimit, OpposedPurpose, PrivacyRight } from 'shared-contracts/domain/privacy-rights';
import type { Messages } from '../es.ts';

const rights: Record<PrivacyRight, string> = {
  access: 'Know what you keep about me',
  correction: 'Correct my data',
  erasure: 'Erase my data',
  opposition: 'Stop a use of my data',
  portability: 'Take my data with me',
  blocking: 'Block my data',
};
const rightDetails: Record<PrivacyRight, string> = {
  access: 'You download everything we have with your email.',
  correction: 'You tell us what is wrong and we fix it.',
  erasure: 'Only what the law requires is left. It cannot be undone.',
  opposition: 'You choose what we no longer use it for.',
  portability: 'You download a file that another system can read.',
  blocking: 'It is on hold. Only your orders and visits under way go on.',
};
const purposes: Record<OpposedPurpose, string> = {
  advertising: 'Advertising and news',
  profile: 'Collecting my history in a profile',
  statistics: 'Statistics about my purchases',
  recommendations: 'Recommending wines to others from my purchases',
};
const limits: Record<DataLimit, string> = { ...purposes, all: 'Everything: my data is blocked' };

export const myData: Pick<Messages, 'myData' | 'privacyRequest' | 'dataLimits'> = {
  myData: {
    title: 'Your data',
    description: 'Ask to see, correct, take along, block or erase what we keep about you.',
    lead: 'If you bought, reserved, wrote to us or get our news, your data is still yours. You need no account.',
    form: 'Request about your data',
    right: 'What do you want to ask for?',
    rights,
    rightDetails,
    purposesTitle: 'What should we not use it for?',
    purposes,
    text: 'What has to be corrected?',
    textHelp: 'For example: my surname in order CQ-000042 is Soto.',
    email: 'Email that you used in the shop',
    required: { text: 'correction', purposes: 'use' },
    submit: 'Send request',
    sentTitle: 'Check your email',
    sentText:
      'We sent you a link to prove that the address is yours. It is valid for 24 hours. Until you follow it we do nothing.',
    account: 'Do you have an account? Do it right away in',
    accountLink: 'My account, Privacy',
    policy: 'How we care for your data',
  },
  privacyRequest: {
    title: 'Your request',
    description: 'State of a request about your data.',
    expiredText: 'The link to confirm is valid for 24 hours. If you confirmed, use the one of the receipt.',
    again: 'Make a request',
    confirmTitle: 'Confirm your request',
    confirmText: 'This is what you asked for. If it was not you, close this page: we will do nothing.',
    confirm: 'Confirm request',
    confirmErasure: 'Erase my data for ever',
    asked: 'You asked',
    purposes: 'Not for this',
    text: 'What you wrote to us',
    number: 'Number',
    status: 'State',
    statuses: {
      asked: 'You have not confirmed it yet',
      open: 'We are looking at it',
      done: 'Answered',
      refused: 'We did not accept it',
    },
    askedOn: 'Arrived on',
    dueOn: 'We answer at the latest on',
    answeredOn: 'Answered on',
    answer: 'Our answer',
    extension: 'Why we need more days',
    complaint:
      'If you do not agree, you can complain to the Agency for the Protection of Personal Data (Agencia de Protección de Datos Personales) within 30 working days of our answer.',
    receipt: 'We sent the receipt to your email.',
    exportHelp: 'You can download it with this link for 24 hours after you asked.',
    limits: 'Uses that you stopped',
    lift: 'Allow again',
  },
  dataLimits: {
    title: 'What we use your data for',
    text: 'Tick what you do not want. We stop when you save, and send you a receipt.',
    form: 'Uses that you do not want',
    limits,
    submit: 'Save',
    done: 'Saved.',
    unconfirmed: 'Confirm your email to choose.',
    correctionTitle: 'Ask for a correction',
    correctionText:
      'Is there something that you cannot change here, for example in a purchase? Write it and we answer within 30 days.',
    correctionSubmit: 'Ask for a correction',
    correctionDone: 'We received your request. We sent you the receipt.',
    requests: 'Your requests',
  },
};
