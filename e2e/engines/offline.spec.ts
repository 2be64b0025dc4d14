import { onFrame, onWine } from './steps.ts';
import { expect, test } from './test.ts';

test('a press whose scripts were cut is added once, after they can be loaded', { tag: '@full' }, async ({
  shopper,
  gate,
  wine,
}) => {
  gate.break((path) => (/^\/remotes\/checkout\/.*\.js/.test(path) ? { kind: 'cut' } : undefined));
  await shopper.goto(`${gate.url}/vinos/${wine.slug}`);
  await shopper.press(onWine.add);
  await shopper.see(onFrame.cartButton(1));
  await shopper.press(onFrame.errorDialog.getByRole('button', { name: 'Cerrar' }));
  await shopper.see(onFrame.cartButton(0));

  gate.mend();
  await shopper.press(onWine.add);
  await shopper.see(onFrame.cartButton(1));
  // The shell may load the page again, whose scripts wait for the first key.
  const storedLines = async () => {
    await shopper.pressEnter();
    return shopper.read("return JSON.parse(localStorage.getItem('cart') ?? '[]').map(({ qty }) => qty)");
  };
  await expect.poll(storedLines, { timeout: 60_000 }).toEqual([1]);
});
