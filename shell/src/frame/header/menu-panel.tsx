import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { Disclosure } from 'shared-ui/disclosure';
import { arrowLeft, Icon } from 'shared-ui/icon';
import { fill } from '../../messages/fill.ts';
import { usePopoverLayer } from '../use-popover-layer.ts';
import type { HeaderBoot } from './header-boot.ts';
import { MenuOption } from './menu-option.tsx';
import styles from './menu-panel.module.css';
import { ServiceLinks } from './service-links.tsx';

export const MENU_PANEL_ID = 'menu-panel';

interface MenuPanelProps extends HeaderBoot {
  path: string;
}

const onChoice = (event: MouseEvent<HTMLElement>) => {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
};
const onBlur = (event: FocusEvent<HTMLElement>) => {
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.hidePopover();
};

/**
 * Phone menu: a panel from the right (docs/product/frame.md#phone-header). A popover, so it opens without
 * JavaScript.
 */
export const MenuPanel = ({ layout, shopName, t, path }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  usePopoverLayer(panel);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from links inside, which have keys
    <div
      ref={panel}
      id={MENU_PANEL_ID}
      className={styles.panel}
      popover="auto"
      role="dialog"
      aria-label={t.menu}
      onClick={onChoice}
      onBlur={onBlur}
    >
      <div className={styles.head}>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: works when the panel opens, also before the scripts run
          autoFocus
          className={styles.back}
          popoverTarget={MENU_PANEL_ID}
          popoverTargetAction="hide"
        >
          <Icon path={arrowLeft} />
          {t.back}
        </button>
        <span className={styles.name}>{shopName}</span>
      </div>
      <nav aria-label={t.main} className={styles.entries}>
        {layout.components.map(({ title, link, options }) =>
          options.length ? (
            <Disclosure key={link} name="menu" summary={title}>
              <div className={styles.options}>
                <a href={link}>{fill(t.all, { title })}</a>
                {options.map((option) => (
                  <MenuOption key={option.component + option.title} {...option} />
                ))}
              </div>
            </Disclosure>
          ) : (
            <a key={link} className={styles.plain} href={link}>
              {title}
            </a>
          ),
        )}
      </nav>
      <ServiceLinks t={t} path={path} className={styles.services} />
    </div>
  );
};
