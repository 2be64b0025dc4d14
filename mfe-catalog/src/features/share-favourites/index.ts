export { ShareFavourites } from './share-favourites.tsx';
