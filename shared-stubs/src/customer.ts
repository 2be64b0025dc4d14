/** Credentials that sign in at the API stub, and the password that it refuses. */
export { WRONG_PASSWORD } from './api/handlers/sessions.ts';
export const CUSTOMER = { email: 'ana@vinos.example', password: 'una-clave-de-prueba' } as const;
