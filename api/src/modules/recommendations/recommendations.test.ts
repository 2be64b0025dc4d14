import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRows } from '../../../test/import-rows.ts';
import { openShop } from '../../../test/shopper.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Card = { slug: string; sku: string; product_type: string; stock: number };
const recommend = async (skus: string): Promise<Card[]> => {
  const answer = await shop.app.inject(`/api/recommendations?skus=${skus}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const slugs = async (skus: string) => (await recommend(skus)).map(({ slug }) => slug);
/** Creates `times` orders of these skus with the given payment status. */
const order = async (skus: Record<string, number>, times: number, payment: 'pending' | 'success') => {
  for (let time = 0; time < times; time += 1) {
    const { body } = await shop.placeOrder(await shop.cartWith(skus));
    await shop.db.updateTable('orders').set({ payment_status: payment }).where('id', '=', body.id).execute();
  }
};

describe('recommendations', () => {
  it('are in stock, of the same type, and none of the given products', async () => {
    const cards = await recommend('W1,W5');
    expect(cards.length).toBe(8);
    for (const { sku, product_type, stock } of cards) {
      expect(['W1', 'W5']).not.toContain(sku);
      expect(product_type).toBe('Wine');
      expect(stock).toBeGreaterThan(0);
    }
  });

  it('alternate between the products of a cart', async () => {
    const [one, other] = [await slugs('W4'), await slugs('W8')];
    expect(one[0]).not.toBe(other[0]);
    expect(await slugs('W4,W8')).toEqual(
      [...new Set(one.flatMap((slug, place) => [slug, other[place]]))]
        .filter((slug) => slug !== 'wine-4' && slug !== 'wine-8')
        .slice(0, 8),
    );
  });

  it('start with products bought together in several paid orders', async () => {
    await order({ W6: 1, G1: 1 }, 1, 'success');
    expect((await recommend('W6'))[0]?.product_type).toBe('Wine');
    await order({ W6: 1, G1: 1 }, 1, 'success');
    expect((await slugs('W6'))[0]).toBe('cheese-1');
    await order({ W7: 1, G1: 1 }, 2, 'pending');
    expect((await recommend('W7'))[0]?.product_type).toBe('Wine');
  });

  it('are part of a product’s response', async () => {
    const { data } = (await shop.app.inject('/api/wines/wine-6')).json();
    expect(data.related[0].slug).toBe('cheese-1');
  });

  it('are similar gourmet products of which any format is in stock', async () => {
    await importRows(shop.db, [
      'type,slug,brand,name_es,sku,price,stock,format,image,tipo_gourmet',
      'gourmet,brie,Affineur,Brie,BR1,5990,0,150,/storage/g/a,quesos',
      ',brie,,,BR2,9990,3,300,,',
      'gourmet,comte,Affineur,Comté,CO1,5990,0,150,/storage/g/a,quesos',
    ]);
    expect(await slugs('G1')).toContain('brie');
    expect(await slugs('G1')).not.toContain('comte');
  });

  it('are empty for unknown skus and without sku', async () => {
    expect(await recommend('NOTHING')).toEqual([]);
    expect(await recommend('')).toEqual([]);
  });
});
