import { hrefs } from 'shared-contracts/hrefs';
import { signInForgotten } from '../../features/sign-in/sign-in.model.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';

export const { opened, $page } = createAuthPage('login', hrefs.login, signInForgotten);
