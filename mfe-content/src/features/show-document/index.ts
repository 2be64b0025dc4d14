export { Blocks } from './blocks.tsx';
export { DocumentFrame } from './document-frame.tsx';
export { DOCUMENT_PICTURE_SIZES } from './picture-sizes.ts';
export { ReadingMissing } from './reading-missing.tsx';
export { ReadingStates } from './reading-states.tsx';
