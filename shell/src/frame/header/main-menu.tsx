import { useEffect, useState } from 'react';
import type { HeaderBoot } from './header-boot.ts';
import styles from './main-menu.module.css';
import { MenuOption } from './menu-option.tsx';

interface MainMenuProps extends HeaderBoot {
  path: string;
}

/**
 * The mega menu: entries are links, their sheets open by CSS on hover and focus (SPEC §2).
 * Escape and a choice close the open sheet until pointer or focus goes elsewhere.
 */
export const MainMenu = ({ layout, t, path }: MainMenuProps) => {
  const [closed, setClosed] = useState(false);
  const reopen = () => setClosed(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A closed sheet holds no focus: its entry takes it.
      const sheet = document.activeElement?.closest(`.${styles.sheet}`);
      (sheet?.previousElementSibling as HTMLElement | null | undefined)?.focus();
      setClosed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a link's inside, which keys press too
    <nav
      className={styles.menu}
      aria-label={t.main}
      data-closed={closed || undefined}
      onPointerLeave={reopen}
      onFocus={reopen}
      onClick={() => setClosed(true)}
    >
      <ul className={styles.entries}>
        {layout.components.map(({ title, link, options }) => (
          <li key={link} onPointerEnter={reopen}>
            <a className={styles.entry} href={link} aria-current={path === link ? 'page' : undefined}>
              {title}
            </a>
            {options.length > 0 && (
              <div className={styles.sheet}>
                <div className={styles.columns}>
                  {options.map((option) => (
                    <MenuOption key={option.component + option.title} {...option} />
                  ))}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
