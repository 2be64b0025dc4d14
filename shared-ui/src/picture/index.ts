export { Picture } from './picture.tsx';
export { preloadImageOf } from './preload-image.ts';
