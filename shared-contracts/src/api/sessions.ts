import { endpoint } from './endpoint.ts';
import type * as schema from './sessions.schema.ts';

export const login = endpoint<typeof schema.login>({
  id: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password',
  errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
});
