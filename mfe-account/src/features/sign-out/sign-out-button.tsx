import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { $isLeaving } from '../../lib/leave.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { signOutClicked } from './sign-out.model.ts';

export const SignOutButton = () => {
  const { account } = useMessages();
  const { isLeaving, signOut } = useUnit({ isLeaving: $isLeaving, signOut: signOutClicked });
  return (
    <Button size="small" busy={isLeaving} onClick={() => signOut()}>
      {account.signOut}
    </Button>
  );
};
