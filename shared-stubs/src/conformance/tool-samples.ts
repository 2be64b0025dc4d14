/** Inputs with which the conformance suite calls each tool. */
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ApiClient } from 'shared-contracts/api/endpoint';

type Sample = Record<string, unknown> | ((api: ApiClient) => Promise<Record<string, unknown>>);

const ofFirstWine = (pick: (wine: { slug: string; sku: string }) => Record<string, unknown>) =>
  async function sample(api: ApiClient) {
    const { data } = await api.call(catalogue.wines.list, { query: {} });
    const [wine] = data.filter(({ stock }) => stock > 1);
    if (!wine) throw new Error('The API stub has no wine in stock');
    return pick(wine);
  };

const SAMPLES: Readonly<Record<string, Sample>> = {
  'catalog.search': { words: 'carmenere' },
  'catalog.filter': { kind: 'wines', price_max: 50_000 },
  'catalog.describe_product': ofFirstWine(({ slug }) => ({ slug })),
  'catalog.availability': ofFirstWine(({ slug }) => ({ slug })),
  'catalog.pair_with_food': { food: 'cordero' },
};

/** @throws Error for a tool without a sample */
export const sampleInput = async (name: string, api: ApiClient): Promise<Record<string, unknown>> => {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`${name} has no input in tool-samples.ts`);
  return typeof sample === 'function' ? sample(api) : sample;
};
