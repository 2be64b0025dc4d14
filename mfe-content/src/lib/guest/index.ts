export { type GuestValues, guestRules, NO_GUEST, toGuest } from './guest.ts';
export { GuestFields } from './guest-fields.tsx';
