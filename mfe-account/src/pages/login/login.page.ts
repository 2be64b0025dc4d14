import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { signingIn } from '../../features/sign-in/sign-in.model.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';
import { LoginView } from './login-view.tsx';

export const page: Page = { View: LoginView, ...createAuthPage('login', hrefs.login, signingIn.forgotten) };
