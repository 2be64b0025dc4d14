import { Notice } from 'shared-ui/notice';
import type { PlainContext } from './plain-page.ts';

/** The result of the last form, on the page that it leads to. */
export const PlainNoticeBox = ({ context: { state, pathname } }: { context: PlainContext }) => {
  const { notice } = state;
  if (notice?.path !== pathname) return null;
  return (
    <div role={notice.kind === 'error' ? 'alert' : 'status'}>
      <Notice kind={notice.kind}>{notice.text}</Notice>
    </div>
  );
};
