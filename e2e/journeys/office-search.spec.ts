import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/office.ts';
import { office } from '../pages/office.ts';
import { readShop } from '../shop/shop.ts';

test.use({ as: 'manager' });

const namesOf = async (q: string): Promise<string[]> => {
  const url = new URL(`/api/search?${new URLSearchParams({ q, per_page: '12' })}`, readShop().url);
  const { data } = (await (await fetch(url, { headers: { 'accept-language': 'es' } })).json()) as {
    data: { name: string }[];
  };
  return data.map(({ name }) => name);
};

test('a manager gives a searched word a meaning, undoes it, and pins a wine to a search on a phone', async ({
  page,
  wine,
  trouble,
}, testInfo) => {
  const on = office(page);
  const word = `zq${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  const shot = (name: string) =>
    page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });
  expect(await namesOf(word)).toEqual([]);

  // The row of a figure leads here with its words.
  await page.goto(
    `/search-words/create?${new URLSearchParams({ kind: 'meaning', locale: 'es', phrase: word })}`,
  );
  await page.getByRole('combobox', { name: /^Lo que significa/ }).fill('espumante');
  await page
    .getByRole('option', { name: /^Espumante/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ver qué encuentra' }).click();
  const changed = page.getByRole('region', { name: 'Con este cambio' });
  await expect(changed.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ahora' }).getByRole('listitem')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await shot('preview-wide');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await shot('list-wide');
  await expect.poll(() => namesOf(word)).not.toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rules');
  await page.getByRole('link', { name: /^Palabras de la búsqueda/ }).click();
  await page.getByRole('link', { name: 'Últimos cambios' }).click();
  await expect(on.title('Últimos cambios')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await shot('changes-narrow');
  await page
    .getByRole('listitem')
    .filter({ hasText: word })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(page.getByText('Cambio deshecho')).toBeVisible();
  await expect.poll(() => namesOf(word)).toEqual([]);

  await page.goto(
    `/search-words/create?${new URLSearchParams({ kind: 'pins', locale: 'es', phrase: word })}`,
  );
  await page.getByRole('combobox', { name: 'Agregar un producto' }).fill(wine.name);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Ver qué encuentra' }).click();
  await expect(changed.getByRole('listitem').first()).toContainText(wine.name);
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shot('pins-narrow');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await shot('list-narrow');
  await expect.poll(() => namesOf(word)).toEqual([wine.name]);
  await page.getByRole('link', { name: word }).click();
  await expect(on.title(word)).toBeVisible();
  await expect(page.getByRole('button', { name: `Quitar ${wine.name}` })).toBeVisible();
  await shot('edit-narrow');

  await page.goto('/figures/searches');
  await expect(on.title('Búsquedas')).toBeVisible();
  await page.getByRole('link', { name: 'Corregidas' }).click();
  await expect(on.title('Corregidas')).toBeVisible();
  await shot('corrections-narrow');
  expect(trouble.all()).toEqual([]);
});
