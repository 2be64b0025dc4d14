import { hrefs } from 'shared-contracts/hrefs';
import { createAuthPage } from '../../lib/auth/auth.model.ts';

export const { opened, $page } = createAuthPage('login', hrefs.login);
