import Autocomplete from '@mui/material/Autocomplete';
import { useLocaleState, useTranslate } from 'react-admin';
import type { FacetKey } from 'shared-contracts/domain/filters';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { useField } from '../../../drafts/draft-form.tsx';
import { slugOf } from '../../../format/slug.ts';
import { inputOfList } from '../../../forms/input-of-list.tsx';
import { useProductForm } from './product-form.ts';

type Facet = NonNullable<ProductData['facets'][FacetKey]>[number];

/** Characters of the value of a filter. */
const MAX_VALUE_LENGTH = 60;

/** A new value: `Naranjo`, or `Naranjo / Orange` for both languages. */
const toNewFacet = (text: string): Facet => {
  const [es = '', en = es] = text.split('/').map((part) => part.trim());
  return { value: slugOf(es, MAX_VALUE_LENGTH), label: { es, en: en || es } };
};

/** Values of one filter: those of the shop, or new ones. */
export const FacetField = ({ name }: { name: FacetKey }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { choices } = useProductForm();
  const { value, set, problemInside } = useField<Facet[] | undefined>(`facets.${name}`);
  const known = new Map((choices.facets[name] ?? []).map((one) => [one.value, one]));
  const labelOf = (facet: Facet | string): string => {
    if (typeof facet === 'string') return facet;
    const label = facet.label ?? known.get(facet.value);
    return (locale === 'en' ? label?.en : label?.es) ?? facet.value;
  };
  return (
    <Autocomplete<Facet, true, false, true>
      multiple
      freeSolo
      autoSelect={false}
      options={[...known.keys()].map((one) => ({ value: one }))}
      value={value ?? []}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.value === other.value}
      filterSelectedOptions
      onChange={(_, list) =>
        set(
          list
            .map((one) => {
              if (typeof one !== 'string') return one;
              const found = [...known.values()].find(({ es, en }) =>
                [es, en].some((label) => label.toLowerCase() === one.trim().toLowerCase()),
              );
              return found ? { value: found.value } : toNewFacet(one);
            })
            // A text without letters has no value, and a chosen value may be typed again.
            .filter(
              ({ value }, at, all) => value !== '' && all.findIndex((one) => one.value === value) === at,
            ),
        )
      }
      renderInput={inputOfList(
        translate(`product_form.facets.${name}`),
        problemInside,
        translate('product_form.facets.help'),
      )}
    />
  );
};

/** Words one by one, such as aromas. */
export const WordsField = ({ path, label, lang }: { path: string; label: string; lang: 'es' | 'en' }) => {
  const translate = useTranslate();
  const { value, set, problemInside } = useField<string[]>(path);
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      options={[]}
      value={value}
      onChange={(_, list) => set(list.map((one) => one.trim()).filter(Boolean))}
      renderInput={inputOfList(
        translate(`product_form.in.${lang}`, { name: translate(label) }),
        problemInside,
        translate('product_form.words_help'),
      )}
    />
  );
};

/** Foods of the sommelier. */
export const FoodsField = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { choices } = useProductForm();
  const { value, set, problemInside } = useField<string[]>('facts.foods');
  const labels = new Map(choices.foods.map((food) => [food.value, locale === 'en' ? food.en : food.es]));
  return (
    <Autocomplete
      multiple
      options={[...labels.keys()]}
      value={value}
      getOptionLabel={(food) => labels.get(food) ?? food}
      filterSelectedOptions
      onChange={(_, list) => set(list)}
      renderInput={inputOfList(
        translate('product_form.facts.foods'),
        problemInside,
        translate('product_form.foods_help'),
      )}
    />
  );
};

/** Brand of the shop, or a new one. */
export const BrandField = () => {
  const translate = useTranslate();
  const { choices } = useProductForm();
  const { value, set, problem } = useField<string>('brand');
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={choices.brands}
      inputValue={value}
      onInputChange={(_, text) => set(text)}
      renderInput={inputOfList(translate('products.brand'), problem)}
    />
  );
};
