import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type {
  ProductData,
  readProductChoices,
  readProductForm,
} from 'shared-contracts/office/product-data.schema';
import { type DraftForm, useDraftForm } from '../../../drafts/draft-form.tsx';

export type Choices = EndpointOutput<typeof readProductChoices>;
export type StoredProduct = EndpointOutput<typeof readProductForm>;

export interface ProductForm extends DraftForm<ProductData> {
  stored: StoredProduct;
  choices: Choices;
  /** Name of a product by sku or id. */
  nameOf: (key: string) => string;
  /** Keeps the name of a product that the person chose. */
  learnName: (key: string, name: string) => void;
}

export const useProductForm = () => useDraftForm<ProductData>() as ProductForm;
