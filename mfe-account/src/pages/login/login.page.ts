import type { Page } from 'shared-kit/page';
import { $page, opened } from './login.model.ts';
import { LoginView } from './login-view.tsx';

export const page: Page = { View: LoginView, opened, $page };
