import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { DownloadData } from '../../features/download-data/index.ts';
import { openSessions } from '../../features/end-sessions/end-sessions.model.ts';
import { Sessions } from '../../features/end-sessions/index.ts';
import { EraseAccount } from '../../features/erase-account/index.ts';
import { ownConsents } from '../../features/give-consent/give-consent.model.ts';
import { Consents } from '../../features/give-consent/index.ts';
import { LimitData } from '../../features/limit-data/index.ts';
import { ownRequests } from '../../features/limit-data/limit-data.model.ts';
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
  const { consents, dataLimits, download, erase, privacy, sessions } = useMessages();
  return (
    <AccountArea here="privacy" title={privacy.title} lead={privacy.lead}>
      <Part id="privacy-sessions" title={sessions.title}>
        <p>{sessions.text}</p>
        <LoadedPart query={openSessions} title={sessions.title}>
          {(rows) => <Sessions rows={rows} />}
        </LoadedPart>
      </Part>
      <Part id="privacy-consents" title={consents.title}>
        <LoadedPart query={ownConsents} title={consents.title}>
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
      <Part id="privacy-limits" title={dataLimits.title}>
        <LoadedPart query={ownRequests} title={dataLimits.title}>
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
