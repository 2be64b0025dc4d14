export { GuestLink } from './guest-link.tsx';
export { ShareFavourites } from './share-favourites.tsx';
