import { Loading, Title } from 'react-admin';

/** Page that waits for its code or its data. */
export const LoadingPage = () => (
  <>
    <Title title="ra.page.loading" />
    <Loading loadingPrimary="" />
  </>
);
