/** The QA panel: choice of remotes and API scenario, bus messages, and a form to send messages. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { QaPanelProps } from 'shared-contracts/qa';
import { useCopiedLink } from '../panel/use-copied-link.ts';
import { withoutChoices } from './address.ts';
import { ApiSection } from './api-section.tsx';
import { panelMessages } from './messages.ts';
import { MessagesSection } from './messages-section.tsx';
import styles from './panel.module.css';
import { RemotesSection } from './remotes-section.tsx';
import { SendSection } from './send-section.tsx';
import { useSessionFlag } from './use-session-flag.ts';

const WIDE = '(width >= 1050px)';
/** Class of the document that makes room for the panel. */
const OPEN_CLASS = styles.isOpen ?? '';

interface FoldProps {
  name: string;
  title: string;
  children: ReactNode;
}

const Fold = ({ name, title, children }: FoldProps) => {
  const [isOpen, open] = useSessionFlag(name, true);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};

const CopyLink = ({ copy, copied }: { copy: string; copied: string }) => {
  const { isCopied, copy: copyLink } = useCopiedLink();
  return (
    <button type="button" onClick={copyLink}>
      <span role="status">{isCopied ? copied : copy}</span>
    </button>
  );
};

export const Panel = ({ bus, locale, tape, remotes, toggleTeamBorders }: QaPanelProps) => {
  const [isOpen, setOpen] = useSessionFlag('open', matchMedia(WIDE).matches);
  const [passed, setPassed] = useState(() => [...tape.entries]);
  const opener = useRef<HTMLButtonElement>(null);
  const t = panelMessages[locale];

  useEffect(() => {
    const show = () => setPassed([...tape.entries]);
    tape.onEntry = show;
    show();
    return () => {
      tape.onEntry = () => {};
    };
  }, [tape]);
  useEffect(() => {
    document.documentElement.classList.toggle(OPEN_CLASS, isOpen);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const clear = () => {
    tape.entries.length = 0;
    setPassed([]);
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="qa-panel"
        aria-label={t.open}
        onClick={() => setOpen(!isOpen)}
      >
        QA
      </button>
      <aside
        id="qa-panel"
        className={styles.panel}
        aria-label={t.title}
        hidden={!isOpen}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <header className={styles.head}>
          <h2>{t.title}</h2>
          <button type="button" onClick={toggleTeamBorders}>
            {t.borders}
          </button>
          <CopyLink copy={t.copy} copied={t.copied} />
          <a href={withoutChoices(location.href)} data-overrides-reset>
            {t.reset}
          </a>
          <button type="button" onClick={close}>
            {t.close}
          </button>
        </header>
        <div className={styles.columns}>
          <div>
            <Fold name="remotes" title={t.remotes}>
              <RemotesSection remotes={remotes} t={t} />
            </Fold>
            <Fold name="api" title={t.api}>
              <ApiSection t={t} />
            </Fold>
          </div>
          <div>
            <Fold name="send" title={t.send}>
              <SendSection bus={bus} t={t} />
            </Fold>
          </div>
          <div>
            <Fold name="log" title={t.logOf(passed.length)}>
              <MessagesSection entries={passed} onClear={clear} t={t} />
            </Fold>
          </div>
        </div>
      </aside>
    </>
  );
};
