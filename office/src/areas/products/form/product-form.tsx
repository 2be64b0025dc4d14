import { createContext, type ReactNode, useContext } from 'react';
import { get } from 'react-hook-form';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type {
  ProductData,
  readProductChoices,
  readProductForm,
} from 'shared-contracts/office/product-data.schema';
import { withValue } from '../../../drafts/at-path.ts';

export type Choices = EndpointOutput<typeof readProductChoices>;
export type StoredProduct = EndpointOutput<typeof readProductForm>;

export interface ProductForm {
  data: ProductData;
  stored: StoredProduct;
  choices: Choices;
  /** Path → sentence. */
  problems: ReadonlyMap<string, string>;
  /** Name of a product by sku or id. */
  nameOf: (key: string) => string;
  /** Keeps the name of a product that the person chose. */
  learnName: (key: string, name: string) => void;
  change: (data: ProductData) => void;
}

const Context = createContext<ProductForm | null>(null);

export const ProductFormProvider = ({ form, children }: { form: ProductForm; children: ReactNode }) => (
  <Context.Provider value={form}>{children}</Context.Provider>
);

export const useProductForm = (): ProductForm => {
  const form = useContext(Context);
  if (!form) throw new Error('Outside of ProductFormProvider');
  return form;
};

/** Value at a path of the data, with its setter and the sentence about its fault. */
export const useField = <T,>(
  path: string,
): { value: T; set: (value: T) => void; problem: string | undefined } => {
  const { data, change, problems } = useProductForm();
  return {
    value: get(data, path) as T,
    set: (value) => change(withValue(data, path.split('.'), value)),
    problem: problems.get(path),
  };
};
