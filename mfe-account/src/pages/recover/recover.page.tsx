import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { RecoverForm } from '../../features/recover-password/index.ts';
import { recovery } from '../../features/recover-password/recover-password.model.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';
import { AuthFrame } from '../../lib/auth/auth-frame.tsx';
import { useMessages } from '../../lib/messages.ts';

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

export const page: Page = {
  View: RecoverView,
  ...createAuthPage('recover', hrefs.recover, recovery.forgotten),
};
