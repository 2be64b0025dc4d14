/** The page's own scripts import the changed file: WebKit does not check an import that WebDriver sends. */
import { listing } from '../pages/listing.ts';
import { queriesOf } from './query.ts';
import { onFrame } from './steps.ts';
import { expect, test } from './test.ts';

const onListing = queriesOf(listing);

test('a changed script is refused, and the retry loads the right one', { tag: '@full' }, async ({
  shopper,
  gate,
}) => {
  gate.break((path) => (isOfCatalog(path) ? { kind: 'tamper' } : undefined));
  await shopper.goto(`${gate.url}/vinos`);
  await shopper.see(onFrame.failedRegion);
  await shopper.see(onListing.cards.first());

  gate.mend();
  await shopper.press(onFrame.retry);
  // The retry may load the page again, whose scripts wait for the first key.
  const versionAfterKey = async () => {
    await shopper.pressEnter();
    return shopper.read(versionOfCatalog);
  };
  await expect.poll(versionAfterKey, { timeout: 60_000 }).toBeTruthy();
  await shopper.miss(onFrame.failedRegion);
});

const versionOfCatalog = "return document.getElementById('mfe-catalog')?.dataset.version";

const isOfCatalog = (path: string): boolean => /^\/remotes\/catalog\/.*\.js/.test(path);
