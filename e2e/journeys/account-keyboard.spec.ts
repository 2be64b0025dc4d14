import type { Locator } from '@playwright/test';
import { eventually, SOON } from '../fixtures/eventually.ts';
import { PLACE } from '../fixtures/guest.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { openAccount, orderAs, PASSWORD, signInElsewhere } from '../shop/customer-api.ts';

test.use({ wineSlot: 8 });

const MOST_OPTIONS = 20;

/** Presses ArrowDown in the focused select element until the option is selected. */
const choose = async (select: Locator, option: RegExp): Promise<void> => {
  for (let presses = 0; presses < MOST_OPTIONS; presses++) {
    await select.page().keyboard.press('ArrowDown');
    if (option.test((await select.locator('option:checked').textContent()) ?? '')) return;
  }
  throw new Error(`${MOST_OPTIONS} presses did not reach ${option}`);
};

for (const [width, tag] of [
  [1280, []],
  [768, ['@full']],
  [360, ['@full']],
] as const)
  test(`a customer uses every page of my account by keyboard at ${width} px`, { tag: [...tag] }, async ({
    page,
    email,
    wine,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await openAccount(email);
    const number = await orderAs(await signInElsewhere(email), email, wine.sku, 2);
    const on = account(page);
    const { heading } = frame(page);
    const { keyboard } = page;
    const press = async (target: Locator, way?: 'Shift+Tab'): Promise<void> => {
      await tabTo(page, target, way);
      await keyboard.press('Enter');
    };
    /** Opens a page through the account menu, which precedes the content in tab order. */
    const goTo = async (room: string): Promise<void> => {
      await press(on.menu.getByRole('link', { name: room }), 'Shift+Tab');
      await expect(heading).toHaveText(room);
      await expect(page.locator('main')).toBeFocused();
    };

    await test.step('signs in and returns to the requested page', async () => {
      await page.goto('/cuenta/mi-cuenta/mis-datos');
      await expect(page).toHaveURL('/iniciar-sesion');
      await tabTo(page, on.email);
      await keyboard.type(email);
      await tabTo(page, on.password);
      await keyboard.type(PASSWORD);
      await keyboard.press('Enter');
      await expect(heading).toHaveText('Mis datos');
      await expect(page.locator('main')).toBeFocused();
    });

    await test.step('changes a name', async () => {
      await tabTo(page, on.name);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type('Anabella');
      await keyboard.press('Enter');
      await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
    });

    await test.step('saves an address, deletes it and undoes the deletion', async () => {
      await goTo('Mis direcciones');
      await press(on.address.add);
      await tabTo(page, on.address.identification);
      await keyboard.type('Casa');
      await tabTo(page, on.address.street);
      await keyboard.type(PLACE.address);
      await tabTo(page, on.address.region);
      await choose(on.address.region, PLACE.region);
      await expect(on.address.commune.getByRole('option', { name: PLACE.commune })).toBeAttached();
      await tabTo(page, on.address.commune);
      // A select forgets the first letters when a busy machine pauses for a second between two of them.
      await eventually(
        () => keyboard.type(PLACE.commune),
        () => expect(on.address.commune.locator('option:checked')).toHaveText(PLACE.commune, SOON),
      );
      await press(on.address.save);
      await expect(on.address.list).toContainText(PLACE.commune);
      await expect(on.address.add).toBeFocused();
      await press(page.getByRole('button', { name: 'Eliminar Casa' }), 'Shift+Tab');
      await expect(on.address.undo).toBeFocused();
      await keyboard.press('Enter');
      await expect(on.address.list).toContainText(PLACE.address);
    });

    await test.step('opens the order and buys it again', async () => {
      await goTo('Mis compras');
      await press(page.getByRole('link', { name: `Ver pedido ${number}` }));
      await expect(heading).toHaveText(`Pedido ${number}`);
      await press(on.buyAgain);
      await expect(page.getByText('Agregamos 2 unidades a tu carrito')).toBeVisible();
      // The page itself confirms the addition, so the cart panel must not cover it.
      await expect(cartPage(page).panelLink).toBeHidden();
      await expect(on.buyAgain).toBeFocused();
    });

    await test.step('signs out, and the focus is on the main content of the home page', async () => {
      await press(on.signOut, 'Shift+Tab');
      await expect(page).toHaveURL('/');
      await expect(page.locator('main')).toBeFocused();
    });
  });
