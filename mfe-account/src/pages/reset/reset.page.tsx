import type { Page } from 'shared-kit/page';
import { ResetForm } from '../../features/reset-password/index.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';
import { AuthFrame } from '../../lib/auth/auth-frame.tsx';

const PATH = '/reiniciar-contrasena';

const ResetView = () => (
  <AuthFrame screen="reset">
    <ResetForm />
  </AuthFrame>
);

export const page: Page = { View: ResetView, ...createAuthPage('reset', PATH) };
