/** How wide the picture on top is, as `<img sizes>`: markup and preload agree by it. */
export const DOCUMENT_PICTURE_SIZES = '(width < 769px) 100vw, (width < 1050px) 94vw, 960px';
/** A picture between paragraphs. */
export const BLOCK_PICTURE_SIZES = '(width < 769px) 92vw, 680px';
/** One of several side by side; on phones each has the whole width. */
export const GALLERY_PICTURE_SIZES = '(width < 480px) 92vw, (width < 769px) 30vw, 220px';
