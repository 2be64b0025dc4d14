/** Entry of the office in the browser. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import 'shared-ui/styles/tokens.css';
import 'shared-ui/styles/fonts.css';
import './office.css';
import { createApp } from './app.tsx';
import { AREAS } from './areas/areas.ts';
import { createTypedTexts } from './forms/typed-texts.ts';
import { openI18n } from './messages/i18n.ts';
import { createSession, reopenWhenVisible } from './session/session.ts';

const typedTexts = createTypedTexts(window.sessionStorage);
const i18nProvider = await openI18n(window.localStorage);
const session = createSession({
  locale: i18nProvider.getLocale,
  forget: typedTexts.clear,
  reload: () => window.location.assign('/'),
});

// The policy allows only style elements with the nonce of the response.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'office', ...(nonce ? { nonce } : {}) });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <CacheProvider value={styles}>
      {createApp({ areas: AREAS, services: { session, typedTexts }, i18nProvider })}
    </CacheProvider>,
  );
void session.open();
reopenWhenVisible(session, document);
