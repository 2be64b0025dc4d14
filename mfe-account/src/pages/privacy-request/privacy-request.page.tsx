import { createEvent } from 'effector';
import type { Page, PageRequest } from 'shared-kit/page';
import { FollowRequest } from '../../features/follow-request/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { pageState } from '../../lib/page-state.ts';
import styles from '../my-data/my-data.module.css';

const PrivacyRequestView = () => {
  const { privacyRequest } = useMessages();
  return (
    <div className={`container ${styles.page} ${styles.request}`}>
      <h1>{privacyRequest.title}</h1>
      <FollowRequest />
    </div>
  );
};

export const page: Page = {
  View: PrivacyRequestView,
  opened: createEvent<PageRequest>(),
  $page: pageState((messages) => messages.privacyRequest),
};
