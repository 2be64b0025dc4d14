import { listing } from '../pages/listing.ts';
import { queriesOf } from './query.ts';
import { onFrame } from './steps.ts';
import { expect, test } from './test.ts';

const onListing = queriesOf(listing);

test('the retry restores a remote', { tag: '@full' }, async ({ shopper, gate, engine }) => {
  gate.break((path) => (/^\/remotes\/catalog\/.*\.js/.test(path) ? { kind: 'cut' } : undefined));
  await shopper.goto(`${gate.url}/vinos`);
  await shopper.see(onFrame.failedRegion);
  await shopper.read('window.sameDocument = true');

  gate.mend();
  await shopper.press(onFrame.retry);
  await shopper.miss(onFrame.failedRegion);
  await shopper.see(onListing.cards.first());
  // Firefox imports no script again that has failed in this document, so the shell may load the page again.
  if (engine !== 'firefox') expect(await shopper.read('return window.sameDocument')).toBe(true);
});
