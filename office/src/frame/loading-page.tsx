import { Loading, Title } from 'react-admin';

/** Page of a record until it has arrived. */
export const LoadingPage = () => (
  <>
    <Title title="ra.page.loading" />
    <Loading />
  </>
);
