import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const SLOW_MS = 4_000;

/** Until the session is read. Says so when the API is slow. */
export const OpeningPage = () => {
  const translate = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="starting" role="status">
      {translate(isSlow ? 'office.slow' : 'office.opening')}
    </p>
  );
};
