/**
 * Header of every page: bar, mega menu, and on phones a menu panel and a bottom bar
 * (docs/product/frame.md#desktop-header).
 */
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { home, Icon, menu } from 'shared-ui/icon';
import styles from './header.module.css';
import type { HeaderBoot } from './header-boot.ts';
import { CartButton, SearchButton } from './header-buttons.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MainMenu } from './main-menu.tsx';
import { MENU_PANEL_ID, MenuPanel } from './menu-panel.tsx';
import { ServiceLinks } from './service-links.tsx';

export interface HeaderProps extends HeaderBoot {
  locale: Locale;
  locales: readonly Locale[];
  path: string;
  /** True on checkout steps: no mega menu and no bottom bar. */
  folded: boolean;
  /** Number of items in the cart, Σ qty. */
  cartCount: number;
  /** Click handlers. Without them, the buttons open the cart page and the search page. */
  onCart?: () => void;
  onSearch?: () => void;
  onLocale?: (locale: Locale) => void;
}

/** Logo, or the name of the shop. No component, because the compiled code of one is longer. */
const nameOf = ({ logo, shopName }: HeaderBoot) => (logo ? <img {...logo} alt={shopName} /> : shopName);

export const Header = (props: HeaderProps) => {
  const { layout, shopName, t, locale, locales, path, folded, cartCount } = props;
  const { onCart, onSearch, onLocale } = props;
  return (
    <>
      <a className="skip-link" href="#contenido">
        {t.skip}
      </a>
      <header className={styles.header} data-quiet={folded ? '' : undefined}>
        <div className={styles.bar}>
          <a className={styles.wordmark} href={hrefs.home}>
            {nameOf(props)}
          </a>
          <div className={styles.wide}>
            <SearchButton t={t} field onSearch={onSearch} />
            <ServiceLinks t={t} path={path} className={styles.services} />
            <CartButton t={t} count={cartCount} onCart={onCart} />
          </div>
          {folded && (
            <div className={styles.narrow}>
              <CartButton t={t} count={cartCount} onCart={onCart} />
            </div>
          )}
          <LanguageChoice t={t} locale={locale} locales={locales} onLocale={onLocale} />
          <button type="button" className={styles.toggle} aria-label={t.menu} popoverTarget={MENU_PANEL_ID}>
            <Icon path={menu} size={24} />
          </button>
        </div>
      </header>
      {!folded && <MainMenu layout={layout} t={t} path={path} />}
      <MenuPanel layout={layout} shopName={shopName} t={t} path={path} />
      {!folded && (
        <nav className={styles.tabs} aria-label={t.shortcuts}>
          <a className={styles.tab} href={hrefs.home} aria-current={path === hrefs.home ? 'page' : undefined}>
            <Icon path={home} size={22} />
            <span>{t.home}</span>
          </a>
          <SearchButton t={t} onSearch={onSearch} />
          <CartButton t={t} count={cartCount} labelled onCart={onCart} />
        </nav>
      )}
    </>
  );
};
