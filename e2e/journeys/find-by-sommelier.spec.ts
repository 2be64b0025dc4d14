import { expect, test } from '../fixtures/test.ts';
import { sommelier } from '../pages/sommelier.ts';
import { readAdvice } from '../shop/shop-api.ts';

const CHOICE = { continent: 'europa', country: 'francia', food: 'vacuno' };

test('the sommelier asks for food, continent and country, and its result has a shareable URL', async ({
  page,
}) => {
  const guide = sommelier(page);
  const wines = await readAdvice(CHOICE);
  expect(wines.length, 'the seed has such wines').toBeGreaterThan(0);
  const expectAdvice = async () => {
    await expect(guide.question).toHaveText('Vinos para vacuno');
    const names = wines.map(({ name, name_card }) => name_card || name);
    await expect(guide.fitting.getByRole('heading')).toHaveText(names);
    await expect(guide.fitting).toContainText(wines.map(({ reason }) => reason));
  };

  await page.goto('/sommelier-virtual');
  await expect(guide.question).toHaveText('El plato');
  await guide.answer('Vacuno').click();
  await expect(guide.question).toHaveText('El continente');
  await guide.answer('Europa').click();
  await expect(guide.question).toHaveText('El país');
  await expect(guide.answer('Chile')).toBeHidden();
  await guide.answer('Francia').click();

  await expect(page).toHaveURL('/sommelier-virtual?continente=europa&pais=francia&comida=vacuno');
  await expectAdvice();
  await page.reload();
  await expectAdvice();

  await page.goBack();
  await expect(guide.question).toHaveText('El país');
  await page.goForward();
  // The page may be loaded again, and a press on the old one would be lost.
  await expectAdvice();
  await guide.step('El continente').click();
  await guide.answer('América').click();
  await expect(guide.answer('Chile')).toBeVisible();
});
