import type { privacy as es } from '../es/privacy.ts';

export const privacy: typeof es = {
  privacy: {
    title: 'Privacy and security',
    description: 'Your open sessions, your permissions and your data.',
    lead: 'Your data are yours. See where your account is open and what you agreed to, and take along or delete what we keep.',
    correct: 'Something not right?',
    correctLink: 'Correct your details',
    favouritesLink: 'Switch off or delete your favourites and what you saw',
    policy: 'How we look after your data',
    contact: 'Write to us about your data',
  },
  sessions: {
    title: 'Open sessions',
    text: 'If you do not recognise one, end it and change your password.',
    list: 'Open sessions',
    device: (program, system) => [program, system].filter(Boolean).join(' on ') || 'Another program',
    used: 'Last used:',
    since: 'Open since:',
    current: 'This session',
    end: 'End',
    endNamed: (device, since) => `End the session of ${device}, open since ${since}`,
    endOthers: 'End the other sessions',
    ended: (count) =>
      count === 0
        ? 'There were no other open sessions.'
        : count === 1
          ? 'We ended one session.'
          : `We ended ${count} sessions.`,
  },
  consents: {
    title: 'News and permissions',
    on: 'You receive news and offers by email.',
    off: 'You do not receive news or offers by email.',
    give: 'I want them',
    withdraw: 'Stop receiving them',
    answers: {
      given: 'Done, we will send you news.',
      asked: 'We sent you an email to confirm that it is yours.',
      withdrawn: 'Done, we will send you no more news.',
    },
    log: 'What you agreed to and when',
    granted: 'You agreed',
    withdrawn: 'You withdrew',
  },
  download: {
    title: 'Your data',
    text: 'Download a file with everything we keep about you: account, addresses, purchases, reservations, messages and permissions.',
    action: 'Download my data',
    purchases: 'My purchases as a spreadsheet (CSV)',
    done: 'Done, the file is in your downloads.',
  },
  erase: {
    title: 'Delete the account',
    text: 'You may leave whenever you want. This cannot be undone.',
    goesTitle: 'Deleted',
    goes: [
      'Your account, your password and your sessions',
      'Your addresses',
      'Your messages and the subscription to news',
      'Your name in purchases and reservations; reservations to come are cancelled',
    ],
    staysTitle: 'Kept',
    stays: [
      'For six years, as tax law wants: number, date, products and amounts of each purchase and, if you asked for an invoice, whom it was made out to',
      'What an order on its way needs, until it arrives',
      'The record of what you accepted, without your email',
    ],
    ask: 'Delete my account',
    sureTitle: 'Delete your account?',
    sureText: 'Write your password to confirm that it is you. You can download your data first.',
    submit: 'Delete for good',
    keep: 'Keep my account',
    doneTitle: 'Your account was deleted',
    doneText:
      'We no longer keep your data, except what the law demands. Thank you for the glasses we shared.',
  },
};
