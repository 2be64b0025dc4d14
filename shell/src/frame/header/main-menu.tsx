import { chevronDown, Icon } from 'shared-ui/icon';
import { fill } from '../../messages/fill.ts';
import type { HeaderBoot } from './header-boot.ts';
import styles from './main-menu.module.css';
import { MenuOption } from './menu-option.tsx';
import { useSheets } from './use-sheets.ts';

interface MainMenuProps extends Pick<HeaderBoot, 'layout' | 't'> {
  path: string;
}

/**
 * Mega menu (docs/product/frame.md#menu-layouts). Each entry is a link with a button that opens its sheet of
 * links. Without JavaScript, CSS opens the sheets.
 */
export const MainMenu = ({ layout, t, path }: MainMenuProps) => {
  const { open, ofMenu, ofEntry, toggle } = useSheets();
  return (
    <nav className={styles.menu} aria-label={t.main} {...ofMenu}>
      <ul className={styles.entries}>
        {layout.components.map(({ title, link, options }) => (
          <li
            key={link}
            data-entry={link}
            data-open={open === link || undefined}
            {...ofEntry(link, options.length > 0)}
          >
            <a className={styles.entry} href={link} aria-current={path === link ? 'page' : undefined}>
              {title}
            </a>
            {options.length > 0 && (
              <>
                <button
                  type="button"
                  className={styles.more}
                  aria-label={fill(t.more, { title })}
                  aria-expanded={open === link}
                  onClick={() => toggle(link)}
                >
                  <Icon path={chevronDown} size={16} />
                </button>
                <div className={styles.sheet}>
                  <div className={styles.columns}>
                    {options.map((option) => (
                      <MenuOption key={option.component + option.title} {...option} />
                    ))}
                  </div>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
