/** The page's own scripts import the changed file: WebKit does not check an import that WebDriver sends. */
import { listing } from '../pages/listing.ts';
import { queriesOf } from './query.ts';
import { onFrame } from './steps.ts';
import { test } from './test.ts';

const onListing = queriesOf(listing);

test('a changed script is refused, and the page says so above the server markup', { tag: '@full' }, async ({
  shopper,
  gate,
}) => {
  gate.break((path) => (isOfCatalog(path) ? { kind: 'tamper' } : undefined));
  await shopper.goto(`${gate.url}/vinos`);
  await shopper.see(onFrame.failedRegion);
  await shopper.see(onListing.cards.first());
});

const isOfCatalog = (path: string): boolean => /^\/remotes\/catalog\/.*\.js/.test(path);
