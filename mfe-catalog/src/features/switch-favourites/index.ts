export { SwitchFavourites } from './switch-favourites.tsx';
