/**
 * Entry of the shell's server bundle: renders header and footer of every page
 * (docs/architecture/page-request.md#stitching).
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import type { Layout, NotFound } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { en } from '../messages/en.ts';
import { es, type Messages } from '../messages/es.ts';
import { AgeGate } from './age-gate/age-gate.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { extrasOf } from './extras-boot.ts';
import { Footer } from './footer/footer.tsx';
import { drawLogo } from './header/draw-logo.ts';
import { drawMenuIcons } from './header/draw-menu-icons.ts';
import { Header } from './header/header.tsx';
import type { HeaderBoot } from './header/header-boot.ts';
import { LinkScreenView } from './link-screen/link-screen.tsx';
import { NeedsScript } from './needs-script/needs-script.tsx';
import { NotFoundView } from './not-found/not-found.tsx';
import type { FallbackTexts } from './slot/fallback.ts';
import { SlotSkeleton } from './slot/slot-skeleton.tsx';

const messages: Record<Locale, Messages> = { es, en };

export interface FrameInput {
  layout: Layout;
  locale: Locale;
  locales: readonly Locale[];
  path: string;
  /** Layout of the checkout steps. */
  folded: boolean;
  year: number;
  /** Whether a configured feature needs consent. */
  asksConsent: boolean;
}

export const renderFrame = (input: FrameInput) => {
  const { layout, locale, locales, path, folded, year, asksConsent } = input;
  const t = messages[locale];
  const headerProps: HeaderBoot = {
    layout: drawMenuIcons(layout.navbar),
    shopName: layout.shop.name,
    ...(layout.brand?.logo && { logo: drawLogo(layout.brand.logo) }),
    t: t.header,
  };
  return {
    // Empty cart, because all visitors share the page.
    header: renderToString(
      <Header {...headerProps} locale={locale} locales={locales} path={path} folded={folded} cartCount={0} />,
      { identifierPrefix: 'shell-' },
    ),
    // Not static markup, because the newsletter form is hydrated.
    footer: renderToString(
      <Footer layout={layout} year={year} locale={locale} asksConsent={asksConsent} t={t} />,
    ),
    /** Notice below the header for browsers without JavaScript. */
    needsScript: renderToStaticMarkup(<NeedsScript text={t.needsScript} phones={layout.pre_footer.phones} />),
    ageGate: renderToStaticMarkup(<AgeGate content={layout.age_modal} t={t.ageGate} />),
    /** Consent banner. Empty on a page that needs no consent. */
    consent: asksConsent ? renderToStaticMarkup(<ConsentBanner t={t.consent} />) : '',
    /** Empty status with the sentence that the browser shows without a connection (../offline.ts). */
    offline: renderToStaticMarkup(<p id="offline" role="status" data-text={t.offline} />),
    /** Props for the hydration of the header. Must equal the rendered ones. */
    headerProps,
    /** Data for shell features that load on demand. */
    extras: extrasOf(layout, t),
  };
};

export type FrameMarkup = ReturnType<typeof renderFrame>;

export const renderNotFound = (content: NotFound, locale: Locale): string =>
  renderToStaticMarkup(<NotFoundView content={content} t={messages[locale].notFound} />);

export const renderLinkScreen = (screen: LinkScreen): string =>
  renderToStaticMarkup(<LinkScreenView {...screen} />);

export const renderSlotSkeleton = (locale: Locale): string =>
  renderToStaticMarkup(<SlotSkeleton heading={messages[locale].loading} />);

export const slotTexts = (locale: Locale): FallbackTexts => messages[locale].slot;
