import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { RecoverForm } from '../../features/recover-password/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { createAuthPage } from '../auth/auth.model.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';

const RecoverView = () => {
  const { recover } = useMessages();
  return (
    <AuthFrame
      screen="recover"
      links={
        <p>
          <a href={hrefs.login}>{recover.back}</a>
        </p>
      }
    >
      <RecoverForm />
    </AuthFrame>
  );
};

export const page: Page = { View: RecoverView, ...createAuthPage('recover', hrefs.recover) };
