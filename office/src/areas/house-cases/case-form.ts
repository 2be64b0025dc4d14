import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { addHouseCase, readHouseCase } from 'shared-contracts/office/house-cases.schema';

export type HouseCase = EndpointOutput<typeof readHouseCase>;
type Values = EndpointInput<typeof addHouseCase>['body'];

export type CreateForm = Partial<Values>;
export type ChangeForm = CreateForm & { version: string };

/** Values of a form whose fields may be absent. */
export const toValues = ({ es = '', en = '', product_ids = [], is_active = true }: CreateForm): Values => ({
  es,
  en: en ?? '',
  product_ids,
  is_active,
});

/** Bottles of each product, in the order of the first bottle. */
export const bottlesOf = (productIds: readonly number[]): [id: number, count: number][] =>
  [...Map.groupBy(productIds, (id) => id)].map(([id, { length }]) => [id, length]);

/** The bottles with another count of one product. 0 takes it out. */
export const withCount = (productIds: readonly number[], id: number, count: number): number[] =>
  bottlesOf(productIds.includes(id) ? productIds : [...productIds, id]).flatMap(([one, held]) =>
    Array.from({ length: one === id ? count : held }, () => one),
  );
