/** Kinds of personal data that an incident may have exposed. */
export const INCIDENT_DATA = [
  'accounts',
  'orders',
  'reservations',
  'messages',
  'newsletter',
  'stock-waits',
  'requests',
] as const;
export type IncidentData = (typeof INCIDENT_DATA)[number];
