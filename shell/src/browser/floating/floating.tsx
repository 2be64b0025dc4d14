/**
 * Share panel and help bubble with their buttons. Both are native popovers, so Escape and a click outside
 * close them and return the focus.
 */
import { useEffect, useRef, useState } from 'react';
import { COPY_FAILED, TITLE } from 'shared-contracts/domain/error-catalogue';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { copy, help as helpIcon, Icon, message, refresh, share as shareIcon, truck } from 'shared-ui/icon';
import type { RemoteEntry } from '../../boot-data.ts';
import type { ExtrasBoot, Help, Share } from '../../frame/extras-boot.ts';
import { usePopoverLayer } from '../../frame/use-popover-layer.ts';
import { createLateRoot } from '../late-root.ts';
import styles from './floating.module.css';
import { readSharedPage, shareLink } from './share-links.ts';

export interface FloatingParts {
  share: Share | null;
  help: Help | null;
  t: Pick<ExtrasBoot['t'], 'share' | 'help'>;
  locale: Locale;
  /** Current releases. */
  remotes: readonly RemoteEntry[];
  openDialog: HostServices['openDialog'];
}

/** Icons that content may name. */
const ICONS: Record<string, string> = { help: helpIcon, truck, refresh, message };

interface BubbleProps {
  id: string;
  icon: string;
  name: string;
  children: React.ReactNode;
  onToggle?: () => void;
}

const Bubble = ({ id, icon, name, children, onToggle }: BubbleProps) => {
  const panel = useRef<HTMLElement>(null);
  usePopoverLayer(panel);
  return (
    <div className={styles.bubble}>
      <button type="button" className={styles.button} aria-label={name} popoverTarget={id}>
        <Icon path={icon} size={22} />
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={name}
        onToggle={onToggle}
      >
        {children}
      </section>
    </div>
  );
};

const SHARE_ID = 'share-panel';

const SharePanel = ({ share, t, locale, remotes, openDialog }: FloatingParts & { share: Share }) => {
  // Read the page when the panel opens, because it may have changed.
  const [page, setPage] = useState(() => readSharedPage(locale, remotes));
  const copyLink = async () => {
    // Throws on plain http, which has no clipboard.
    const write = async () => navigator.clipboard.writeText(readSharedPage(locale, remotes).url);
    const copied = await write().then(
      () => true,
      () => false,
    );
    document.getElementById(SHARE_ID)?.hidePopover();
    void openDialog(
      copied
        ? { type: 'success', title: t.share.copied, description: t.share.copiedText }
        : {
            type: 'error',
            title: TITLE[locale],
            description: COPY_FAILED[locale],
          },
    );
  };
  return (
    <Bubble
      id={SHARE_ID}
      icon={shareIcon}
      name={t.share.open}
      onToggle={() => setPage(readSharedPage(locale, remotes))}
    >
      <p className={styles.title}>{share.title}</p>
      <ul className={styles.links}>
        {share.networks.map(({ network, url, text }) => (
          <li key={network}>
            <a href={shareLink(url, page)} target="_blank" rel="noopener noreferrer" aria-label={text}>
              {network}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.copy} onClick={() => void copyLink()}>
        <Icon path={copy} size={18} />
        {share.copy_text}
      </button>
    </Bubble>
  );
};

const HelpBubble = ({ help, name }: { help: Help; name: string }) => (
  <Bubble id="help-bubble" icon={helpIcon} name={name}>
    <p className={styles.title}>{help.title}</p>
    {help.text && <p className={styles.text}>{help.text}</p>}
    <ul className={styles.links}>
      {help.links.map(({ link, icon, text }) => (
        <li key={text}>
          <a href={link}>
            <Icon path={ICONS[icon] ?? helpIcon} size={18} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  </Bubble>
);

/** Whether the buttons are hidden: cart and checkout have their own buttons at the bottom. */
const isInTheWay = (): boolean =>
  location.pathname === hrefs.cart || (matchRoute(location.pathname)?.route.checkoutStep ?? false);

const Floating = (props: FloatingParts) => {
  const { share, help, t } = props;
  const [isHidden, setHidden] = useState(isInTheWay);
  useEffect(() => {
    let address = location.href;
    const moved = () => {
      // A step back over the history entry of a closed layer sends an event too, but the page stays.
      if (location.href === address) return;
      address = location.href;
      for (const panel of document.querySelectorAll<HTMLElement>(`.${styles.panel}:popover-open`))
        panel.hidePopover();
      setHidden(isInTheWay());
    };
    addEventListener('single-spa:before-routing-event', moved);
    return () => removeEventListener('single-spa:before-routing-event', moved);
  }, []);
  return (
    <aside className={styles.floating} hidden={isHidden} aria-label={t.help.open}>
      {share && <SharePanel {...props} share={share} />}
      {help && <HelpBubble help={help} name={t.help.open} />}
    </aside>
  );
};

export const showFloating = (parts: FloatingParts): void => {
  createLateRoot().render(<Floating {...parts} />);
};
