import { Title, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import type { MenuEntry } from '../areas/area.ts';

/** Opens the first page that the person may see. */
export const Home = ({ first }: { first: MenuEntry | undefined }) => {
  const translate = useTranslate();
  if (first) return <Navigate to={first.to} replace />;
  return (
    <>
      <Title title="office.nothing.title" />
      <p>{translate('office.nothing.help')}</p>
    </>
  );
};
