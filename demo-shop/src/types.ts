/** Products of the demo shop: as the API takes them, with drawings in place of the addresses of pictures. */
import type * as seed from 'api/seed-types';
import type { ArtSpec } from './art/types.ts';

export type {
  Bilingual,
  BoxAttributes,
  BoxContent,
  Facet,
  GourmetAttributes,
  Retracto,
  Score,
  SeedSku,
  SeedText,
  WineAttributes,
} from 'api/seed-types';

type Drawn<T extends seed.SeedProduct> = T extends unknown
  ? Omit<T, 'pictures'> & { pictures: { image: ArtSpec; cover: ArtSpec } }
  : never;

export type SeedWine = Drawn<seed.SeedWine>;
export type SeedBox = Drawn<seed.SeedBox>;
export type SeedGourmet = Drawn<seed.SeedGourmet>;
export type SeedAlcohol = Drawn<seed.SeedAlcohol>;
export type SeedProduct = SeedWine | SeedBox | SeedGourmet | SeedAlcohol;

export interface SeedCatalogue extends Omit<seed.SeedCatalogue, 'products'> {
  products: SeedProduct[];
}
