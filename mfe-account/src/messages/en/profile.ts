import type { Messages } from '../es.ts';

export const profile: Messages['profile'] = {
  title: 'My details',
  description: 'Your personal details, your email and your password.',
  dataTitle: 'Personal details',
  companyTitle: 'Company details',
  emailTitle: 'Change email',
  emailText: (email) =>
    `You sign in with ${email} today. We will send a link to the new address; the change counts once you open it.`,
  emailSubmit: 'Change email',
  emailSentTitle: 'Check your new email',
  emailSentText: (email) =>
    `We sent a link to ${email}. Until you open it, you go on signing in with the address you have.`,
  submit: 'Save details',
  saved: 'We saved your details.',
  passwordTitle: 'Change password',
  passwordText: 'Changing it ends your sessions on other devices.',
  passwordSubmit: 'Change password',
  passwordSaved: 'Your password has changed.',
};

export const addresses: Messages['addresses'] = {
  title: 'My addresses',
  description: 'The addresses where you receive your orders.',
  list: 'Saved addresses',
  add: 'Add address',
  addTitle: 'New address',
  editTitle: (name) => `Edit ${name}`,
  edit: 'Edit',
  editNamed: (name) => `Edit ${name}`,
  remove: 'Delete',
  removeNamed: (name) => `Delete ${name}`,
  makeDefault: 'Use as main',
  makeDefaultNamed: (name) => `Use ${name} as main`,
  isDefault: 'Main',
  submit: 'Save address',
  removed: (name) => `We deleted the address ${name}.`,
  emptyTitle: 'No saved addresses yet',
  emptyText: 'Add one and your next purchase will be shorter.',
  chooseRegion: 'Choose a region',
  regionFirst: 'Choose the region first',
  loadingCommunes: 'Loading communes…',
  chooseCommune: 'Choose a commune',
  placesFailed: 'We could not load the regions and communes.',
};
