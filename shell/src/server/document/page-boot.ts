/** Data that the server leaves in the page for the browser's shell. */

import type { StructuredData } from 'shared-contracts/host';
import type { BootData } from '../../boot-data.ts';
import { entryOf, ownershipOf } from '../releases/release-entry.ts';
import type { FramedPage, FrameParts } from './framed-page.ts';

/** @param seller the shop as structured data */
export const bootOf = (
  { config, shell, registry, frame: { slotTexts } }: FrameParts,
  { page, layout, filled, frame, tracking, replaced }: FramedPage,
  seller: StructuredData,
): BootData => ({
  config: { publicUrl: config.publicUrl, locales: config.locales, shopName: layout.shop.name },
  organization: seller,
  slotTexts: slotTexts(page.locale),
  sentryDsn: tracking.sentryDsn,
  localeCookieSeconds: config.localeCookieSeconds,
  locale: page.locale,
  owner: filled.slot.owner,
  state: filled.slot.state ?? null,
  remotes: [...page.releases.values()].map((release) => ({
    ...entryOf(release),
    // Stubs belong to other teams than the remotes that they replace.
    ...(replaced?.qa ? ownershipOf(registry.current().get(release.id) ?? release) : {}),
  })),
  header: frame.headerProps,
  extras: frame.extras,
  version: shell.version,
  ...(replaced ? { fixed: true } : {}),
  ...(page.preview?.names ? { preview: page.preview.names } : {}),
  ...(replaced?.qa ? { qa: true } : {}),
});
