import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { readProductChoices, readProductForm } from 'shared-contracts/office/product-data';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import type { DraftBarProps } from '../../../drafts/draft-actions.ts';
import { useTypedDraft } from '../../../drafts/use-typed-draft.ts';
import { useOffice } from '../../../session/session-context.tsx';
import type { Choices, ProductForm, StoredProduct } from './product-form.ts';

interface Loaded {
  stored: StoredProduct;
  choices: Choices;
  state: DraftState;
}

/** Path of a text, such as `texts.es.name`. */
const TEXT = /^texts\.(es|en)\.(\w+)$/;

/** Words for a dotted path of the data. */
const useLabels = () => {
  const translate = useTranslate();
  return (path: string): string => {
    const plain = path.replace(/\.\d+/g, '').replace(/^(facets\.\w+)\..*$/, '$1');
    const [, language, text] = TEXT.exec(plain) ?? [];
    if (!text) {
      const key = `product_form.paths.${plain}`;
      // A fault of a whole list has the words for its codes.
      return translate(key, { _: translate(`${key}.sku`, { _: plain }) });
    }
    const name = translate(`product_form.texts.${text}`, { _: text });
    return translate(`product_form.in.${language}`, { name });
  };
};

/** Paths of values that name a product: by its id, or by a sku in a box. */
const NAMES_PRODUCT = /^(companions\.\d+|contents\.\d+\.sku)$/;

/** Reads a product with its draft. */
const useLoaded = (id: string) => {
  const { call } = useOffice();
  const client = useQueryClient();
  const queryKey = ['product-form', id];
  const { data, error, refetch } = useQuery<Loaded>({
    queryKey,
    queryFn: async () => {
      const [stored, choices, state] = await Promise.all([
        call(readProductForm, { params: { id } }),
        call(readProductChoices, {}),
        call(productDrafts.readDraft, { params: { id } }),
      ]);
      return { stored, choices, state };
    },
    // A person types here: the product is read again only after a write.
    refetchOnWindowFocus: false,
    retry: false,
  });
  return {
    loaded: data,
    error,
    reload: refetch,
    /** Shows a new state of the draft. */
    storeState: (state: DraftState) => {
      client.setQueryData<Loaded>(queryKey, (old) => old && { ...old, state });
      // Visibility, address and names may have changed too, and the lists show them.
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['products'] });
    },
  };
};

/** Form of a product: typed data over its draft, the published state, or the hidden product. */
export const useProductDraft = (
  id: string,
): { error: Error | null; reload: () => unknown; form?: ProductForm; bar?: DraftBarProps } => {
  const translate = useTranslate();
  const labelOf = useLabels();
  const { loaded, error, reload, storeState } = useLoaded(id);
  const { typed, change, take: takeTyped } = useTypedDraft<ProductData>(`product-form/${id}`);
  const [names, setNames] = useState<Record<string, string>>({});
  if (!loaded) return { error, reload };
  const { state, stored, choices } = loaded;
  const { draft, published, problems } = state;
  const dataOf = (one: DraftState) =>
    (one.draft?.data ?? one.published ?? stored.data) as unknown as ProductData;
  const untouched = dataOf(state);
  const data = typed?.data ?? untouched;
  // A hidden product without a draft can be published as it is.
  const unsaved = typed ?? (draft || published ? undefined : { data, version: state.version });
  const nameOf = (key: string): string => names[key] ?? stored.names[key] ?? key;
  return {
    error: null,
    reload,
    form: {
      data,
      stored,
      choices,
      problems,
      nameOf,
      learnName: (key, value) => setNames((old) => ({ ...old, [key]: value })),
      change: (next) => change(next, untouched, state),
    },
    bar: {
      endpoints: productDrafts,
      id,
      state,
      unsaved: unsaved && { ...unsaved, data: { ...unsaved.data } },
      onState: (next, how) => {
        takeTyped(next, dataOf(next), how);
        storeState(next);
      },
      labelOf,
      wordsOf: (path, value) =>
        typeof value === 'string' && NAMES_PRODUCT.test(path) ? nameOf(value) : undefined,
      entityName: data.texts.es.name,
      withdrawHelp: stored.boxes?.length
        ? translate('product_form.in_boxes', { names: stored.boxes.join(', ') })
        : undefined,
    },
  };
};
