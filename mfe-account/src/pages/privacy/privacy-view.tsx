import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { DownloadData } from '../../features/download-data/index.ts';
import { $sessions, sessionsWanted } from '../../features/end-sessions/end-sessions.model.ts';
import { Sessions } from '../../features/end-sessions/index.ts';
import { EraseAccount } from '../../features/erase-account/index.ts';
import { $consents, consentsWanted } from '../../features/give-consent/give-consent.model.ts';
import { Consents } from '../../features/give-consent/index.ts';
import { LimitData } from '../../features/limit-data/index.ts';
import { $requests, requestsWanted } from '../../features/limit-data/limit-data.model.ts';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { AccountArea } from '../account-area.tsx';
import styles from '../overview/overview.module.css';

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** Privacy rights of the customer (law 21.719): access, correction, withdrawal, portability, deletion. */
export const PrivacyView = () => {
  const {
    consents: consentWords,
    dataLimits: limitWords,
    download,
    erase,
    privacy,
    sessions: sessionWords,
  } = useMessages();
  const { sessions, wantSessions, consents, wantConsents, requests, wantRequests } = useUnit({
    sessions: $sessions,
    wantSessions: sessionsWanted,
    consents: $consents,
    wantConsents: consentsWanted,
    requests: $requests,
    wantRequests: requestsWanted,
  });
  return (
    <AccountArea here="privacy" title={privacy.title} lead={privacy.lead}>
      <Part id="privacy-sessions" title={sessionWords.title}>
        <p>{sessionWords.text}</p>
        <LoadedPart loaded={sessions} title={sessionWords.title} onRetry={() => wantSessions()}>
          {(rows) => <Sessions rows={rows} />}
        </LoadedPart>
      </Part>
      <Part id="privacy-consents" title={consentWords.title}>
        <LoadedPart loaded={consents} title={consentWords.title} onRetry={() => wantConsents()}>
          {(known) => <Consents consents={known} />}
        </LoadedPart>
      </Part>
      <Part id="privacy-data" title={download.title}>
        <p>{download.text}</p>
        <DownloadData />
        <p>
          {privacy.correct} <a href={accountHrefs.profile}>{privacy.correctLink}</a>
        </p>
        <p>
          <a href={hrefs.favouritesSwitch}>{privacy.favouritesLink}</a>
        </p>
        <p>
          <a href={hrefs.privacy}>{privacy.policy}</a> · <a href={hrefs.contact}>{privacy.contact}</a>
        </p>
      </Part>
      <Part id="privacy-limits" title={limitWords.title}>
        <LoadedPart loaded={requests} title={limitWords.title} onRetry={() => wantRequests()}>
          {(own) => <LimitData own={own} />}
        </LoadedPart>
      </Part>
      <Part id="privacy-erase" title={erase.title}>
        <p>{erase.text}</p>
        <EraseAccount />
      </Part>
    </AccountArea>
  );
};
