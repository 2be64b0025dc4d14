import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { listProducts } from 'shared-contracts/office/products';
import { holdEnter, inputOfList } from '../../../forms/input-of-list.tsx';
import { useOffice } from '../../../session/session-context.tsx';
import { withGrams } from '../format-name.ts';
import type { Product } from '../types.ts';

const MAX_FOUND = 50;
const MIN_LETTERS = 2;

export interface Picked {
  id: string;
  sku: string;
  name: string;
  kind: Product['kind'];
  visible: boolean;
  /** CLP of one unit. */
  price: number;
  /** Units for sale. */
  for_sale: number;
}

const toPicked = ({ id, name, kind, visible, formats }: Product, eachFormat: boolean): Picked[] =>
  formats.slice(0, eachFormat ? formats.length : 1).map(({ sku, grams, price, for_sale }) => ({
    id,
    sku,
    kind,
    visible,
    price,
    for_sale,
    name: eachFormat ? withGrams(name, grams) : name,
  }));

interface ProductPickerProps {
  /** Translated. */
  label: string;
  /** Choices are formats, not products. */
  eachFormat?: boolean;
  accepts?: (picked: Picked) => boolean;
  /** Choices in sight that cannot be picked. */
  isOff?: (picked: Picked) => boolean;
  /** Words of a choice. Default: its name and sku. */
  describe?: (picked: Picked) => string;
  onPick: (picked: Picked) => void;
}

/** Searches products by name, brand or code, and adds the chosen one. */
export const ProductPicker = ({
  label,
  eachFormat = false,
  accepts,
  isOff,
  describe = ({ name, sku }) => `${name} (${sku})`,
  onPick,
}: ProductPickerProps) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['products', 'pick', q, eachFormat],
    queryFn: async ({ signal }) => {
      const { data: found, total } = await call(
        listProducts,
        { query: { q, per_page: MAX_FOUND, sort: 'name', order: 'asc' } },
        { signal },
      );
      return {
        choices: found.flatMap((product) => toPicked(product, eachFormat)),
        isCut: total > found.length,
      };
    },
    enabled: q.length >= MIN_LETTERS,
    retry: false,
  });
  const nothing = q.length < MIN_LETTERS ? 'product_form.pick.letters' : 'product_form.pick.none';
  return (
    <Autocomplete<Picked>
      options={data?.choices.filter((one) => accepts?.(one) ?? true) ?? []}
      {...(isOff && { getOptionDisabled: isOff })}
      value={null}
      inputValue={text}
      onInputChange={(_, value, cause) => setText(cause === 'selectOption' ? '' : value)}
      filterOptions={(all) => all}
      getOptionLabel={describe}
      getOptionKey={({ id, sku }) => `${id} ${sku}`}
      loading={isFetching}
      loadingText={translate('ra.page.loading')}
      noOptionsText={error ? translate(error.message, { _: error.message }) : translate(nothing)}
      onChange={(_, picked) => {
        if (picked) onPick(picked);
        setText('');
      }}
      onKeyDown={holdEnter}
      renderInput={inputOfList(
        label,
        undefined,
        data?.isCut ? translate('product_form.pick.more') : undefined,
      )}
    />
  );
};
