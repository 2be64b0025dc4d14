import { ensureChromium } from 'tools/browser/chromium';
import { startDemoShop } from './demo-shop.ts';
import { openSharedSessions } from './office-session.ts';

/** Starts the shop that all journeys share. Stops it after the last one. */
export default async function startShop(): Promise<() => Promise<void>> {
  await ensureChromium(console.log);
  const shop = await startDemoShop();
  // Not awaited, because the office opens after the shop. A journey of the office opens what is missing.
  openSharedSessions().catch(() => undefined);
  return () => shop.stop();
}
