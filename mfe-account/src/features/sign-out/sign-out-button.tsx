import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import { $isLeaving, signOutClicked } from './sign-out.model.ts';

export const SignOutButton = () => {
  const { account } = useMessages();
  const { isLeaving, signOut } = useUnit({ isLeaving: $isLeaving, signOut: signOutClicked });
  return (
    <Button size="small" busy={isLeaving} onClick={() => signOut()}>
      {account.signOut}
    </Button>
  );
};
