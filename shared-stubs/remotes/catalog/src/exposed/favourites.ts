import { createStubFavourites } from '../../../../src/remote/stub-favourites.ts';
import { stub } from '../stub.ts';

export const { contract, start } = createStubFavourites(stub.behaviour);
