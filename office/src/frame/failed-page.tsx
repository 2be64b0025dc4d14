import { Title } from 'react-admin';
import { ReadError, type ReadErrorProps } from '../parts/read-error.tsx';

/** Page of a record that could not be read. */
export const FailedPage = (props: ReadErrorProps) => (
  <>
    <Title title="office.read_failed" />
    <ReadError {...props} />
  </>
);
