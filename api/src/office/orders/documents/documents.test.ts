import pg from 'pg';
import { printable } from 'shared-contracts/domain/printable';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../../test/office-harness.ts';
import { insertOrder } from '../../../../test/order-rows.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { createPdf, fontOf } from '../../../lib/pdf.ts';
import { drawGiftCard } from './gift-card.ts';

// Before the pool connects, because each of its connections keeps the function.
const statements = vi.spyOn(pg.Client.prototype, 'query');
let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse'));
  const content = JSON.stringify({
    shop: { name: 'Casa Ñandú', legal_name: 'Casa SpA', rut: '76418530-7' },
    pre_footer: { address_text: '', email_text: '', phones: [] },
  });
  await shop.db
    .insertInto('pages')
    .values({ slug: 'layout', locale: 'es', content })
    .onConflict((on) => on.columns(['slug', 'locale']).doUpdateSet({ content }))
    .execute();
});
afterAll(async () => {
  await shop.close();
  statements.mockRestore();
});

const line = (position: number) => ({
  position,
  sku: `W${position}`,
  product_type: 'Wine' as const,
  slug: 'vino',
  name: `Viñedo Ñuble «${position}»`,
  brand: JSON.stringify({ name: 'Peñalolén', slug: 'p' }),
  year: 2021,
  format: null,
  qty: 2,
  price: 7777,
  reference_price: null,
  image: '',
  frontend_image: '',
  retracto_excluded: null,
});
const orderWith = async (changes: Parameters<typeof insertOrder>[1] = {}, lines = 1): Promise<string> => {
  const id = await insertOrder(shop.db, {
    delivery_method: 'home',
    address: 'Pasaje Íñigo <b>7</b>',
    commune: 'Ñuñoa',
    total: 15_554,
    ...changes,
  });
  await shop.db
    .insertInto('order_lines')
    .values(Array.from({ length: lines }, (_, index) => ({ ...line(index + 1), order_id: id })))
    .execute();
  return id;
};
const slip = async (id: string) => {
  const { status, headers, body } = await call(endpoints.readPackingSlip, { params: { id } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return body as Buffer;
};

describe('the packing slip', () => {
  it('says what goes where, with accents and without prices', async () => {
    const pdf = await slip(await orderWith({ name: 'José', surname: 'Muñoz', comment: 'Timbre\nmalo' }));
    const text = pdfText(pdf);
    for (const part of [
      'Casa Ñandú',
      'CQ-',
      'Pasaje Íñigo <b>7</b>, Ñuñoa',
      'José Muñoz',
      'Timbre',
      '2 ×',
      'Viñedo Ñuble «1»',
      'Peñalolén · 2021 · W1',
      'mayores de 18 años',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\$|7\.?777|15\.?554/);
  });

  it('prints hostile names as harmless text', async () => {
    const text = pdfText(
      await slip(await orderWith({ name: '\u202etxt.exe\u0007 اختبار 🍷', surname: 'Dvořák (x) \\ /JS' })),
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain('txt.exe ? ? Dvo ř ák (x) \\ /JS');
  });

  it('prints names with letters of other scripts and of Poland, Croatia and Vietnam', async () => {
    const text = pdfText(await slip(await orderWith({ name: 'Łukasz Đorđe', surname: 'Nguyễn Дмитрий' })));
    expect(text.replaceAll(/\n/g, '')).toContain('Łukasz Đorđe Nguyễn Дмитрий');
  });

  it('continues a long comment on the next page', async () => {
    const comment = `${'línea\n'.repeat(49)}fin`;
    const pdf = await slip(await orderWith({ comment }));
    expect(pdf.toString('latin1')).toContain('/Count 2\n');
    expect(pdfText(pdf)).toContain('fin');
  });

  it('continues on further pages', async () => {
    const pdf = await slip(await orderWith({}, 60));
    expect(pdf.toString('latin1')).toMatch(/\/Count [3-6]\b/);
    expect(pdfText(pdf)).toContain('Viñedo Ñuble «60»');
  });
});

describe('packing slips of ticked orders', () => {
  const print = (ids: readonly string[]) =>
    call(endpoints.printPackingSlips, { query: { ids: ids.join(',') } });

  it('are one file in the order of the ticks, with the units that are sent', async () => {
    const first = await orderWith({ name: 'Última', surname: 'Primera' });
    const second = await orderWith({ name: 'Segunda', surname: 'Siempre' }, 2);
    const { status, headers, body } = await print([second, first, crypto.randomUUID()]);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe('attachment; filename="hojas-para-paquetes.pdf"');
    expect(body.toString('latin1')).toContain('/Count 2\n');
    expect(pdfText(body)).toMatch(/Despacho a[\s\S]*Segunda Siempre[\s\S]*Despacho a[\s\S]*Última Primera/);
  });

  it('need as many statements for a hundred orders as for one', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => orderWith()));
    const count = async (some: readonly string[]) => {
      statements.mockClear();
      expect((await print(some)).status).toBe(200);
      return statements.mock.calls.length;
    };
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  });

  it('are unknown when no order is known', async () => {
    expect((await print([crypto.randomUUID()])).status).toBe(404);
  });
});

describe('the gift card', () => {
  it('is a page of A6 with the message only', async () => {
    const id = await orderWith({ gift_check: true, gift_text: '¡Feliz cumpleaños, Íñigo! 🎉\nCon cariño' });
    const { body, headers } = await call(endpoints.readGiftCard, { params: { id } });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="CQ-\d+-card\.pdf"$/);
    expect(body.toString('latin1')).toContain('/MediaBox [0 0 297.637795 419.527559]');
    expect(pdfText(body).replaceAll(/\s+/g, ' ').trim()).toBe('¡Feliz cumpleaños, Íñigo! Con cariño');
  });

  it('prints letters of Poland, Croatia and Greece', async () => {
    const text = pdfText(await drawGiftCard('Łucja, Đorđe, Γιώργος\nΣ’ αγαπώ'));
    expect(text.replaceAll('\n', '')).toBe('Łucja, Đorđe, ΓιώργοςΣ’ αγαπώ');
  });

  it('fits the longest message on one page', async () => {
    for (const message of ['m'.repeat(300), 'Ñandú vivaz. '.repeat(23), 'a\n'.repeat(150)])
      expect((await drawGiftCard(message)).toString('latin1')).toContain('/Count 1\n');
  });

  it('does not exist without a message', async () => {
    const { status } = await call(endpoints.readGiftCard, { params: { id: await orderWith() } });
    expect(status).toBe(404);
  });
});

it.each(['regular', 'bold'] as const)(
  'has a glyph in its %s font files for every printable letter',
  async (weight) => {
    const missing: string[] = [];
    await createPdf({ title: '', size: 'A4', margin: 10 }, (pdf) => {
      for (let code = 0; code <= 0xffff; code++) {
        const letter = String.fromCodePoint(code);
        if (letter === '\n' || printable(letter).text !== letter) continue;
        // pdfkit draws a letter that a font lacks as the glyph 0, in silence.
        const { _font } = pdf.font(fontOf(weight, letter)) as unknown as {
          _font: { encode: (text: string) => [glyphs: string[]] };
        };
        if (_font.encode(letter)[0].every((glyph) => glyph === '0000')) missing.push(letter);
      }
    });
    expect(missing).toEqual([]);
  },
);

it('lists no unit on the packing slip that was given back before it was sent', async () => {
  const id = await orderWith({}, 3);
  const { id: refund } = await shop.db
    .insertInto('refunds')
    .values({ order_id: id, amount: 100, reason: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { refund_id: refund, kind: 'line' as const, amount: 0, cause: null };
  await shop.db
    .insertInto('refund_lines')
    .values([
      { ...part, position: 1, qty: 1, fate: 'stock' },
      { ...part, position: 2, qty: 2, fate: 'stock' },
      { ...part, position: 3, qty: 2, fate: 'not_returned' },
    ])
    .execute();
  const text = await pdfText(await slip(id));
  expect(text).toContain('«1»');
  expect(text).not.toContain('«2»');
  expect(text).toMatch(/1 ×[\s\S]*2 ×/);
});
