export { Picture } from './picture.tsx';
export { preloadImageOf } from './preload-image.ts';
export { sourceSet } from './source-set.ts';
