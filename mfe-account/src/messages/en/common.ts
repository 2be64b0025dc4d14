import type { common as es } from '../es/common.ts';

/** Duration as text: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

export const common: typeof es = {
  common: {
    forgotPassword: 'Did you forget your password?',
    retry: 'Try again',
    optional: 'optional',
    cancel: 'Cancel',
    undo: 'Undo',
    failedTitle: 'We could not load this part',
    failedText: 'Check your connection and try again.',
    tooMany: 'There were many attempts in a row. Wait a moment and try again.',
    tooManyFor: (seconds) => `There were many attempts in a row. Wait ${wait(seconds)} and try again.`,
    unreachable: 'We could not connect. Check your connection and try again.',
    botCheckFailed: 'We could not check that you are a person. Try again.',
    linkExpired: 'This link is no longer valid. Ask for a new one.',
    tooManyAddresses: 'You have saved as many addresses as there is room for. Delete one to add another.',
    checking: 'Checking that you are a person…',
  },
  fields: {
    name: 'First name',
    lastName: 'Last name',
    rut: 'RUT',
    rutHelp: 'For example 12.345.678-5',
    email: 'Email',
    phone: 'Phone',
    phoneHelp: 'For example +56 9 1234 5678',
    password: 'Password',
    newEmail: 'New email',
    newPassword: 'New password',
    currentPassword: 'Current password',
    confirmation: 'Repeat the password',
    passwordHelp: 'At least 10 characters. A sentence you remember works very well.',
    companyName: 'Company name',
    socialReason: 'Legal name',
    giro: 'Line of business',
    identification: 'Name of the address',
    identificationHelp: 'For example Home or Office',
    address: 'Address',
    apartment: 'Apartment',
    region: 'Region',
    commune: 'Commune',
    isDefault: 'Use as main address',
  },
  required: {
    name: 'first name',
    lastName: 'last name',
    rut: 'RUT',
    email: 'email',
    phone: 'phone',
    password: 'password',
    currentPassword: 'current password',
    companyName: 'company name',
    socialReason: 'legal name',
    giro: 'line of business',
    terms: 'terms and conditions',
    identification: 'name of the address',
    address: 'address',
    region: 'region',
    commune: 'commune',
    orderNumber: 'order number',
    buyer: 'email or RUT',
  },
  strength: {
    short: 'Still too short',
    weak: 'Easy to guess',
    fair: 'Fair',
    good: 'Good',
    strong: 'Excellent',
  },
};
