/** Width of the top picture as `<img sizes>`. Markup and preload must use the same value. */
export const DOCUMENT_PICTURE_SIZES = '(width < 768px) 100vw, (width < 1050px) 94vw, 960px';
/** Picture between paragraphs. */
export const BLOCK_PICTURE_SIZES = '(width < 768px) 92vw, 680px';
/** Picture of a gallery. On phones each has the full width. */
export const GALLERY_PICTURE_SIZES = '(width < 480px) 92vw, (width < 768px) 30vw, 220px';
