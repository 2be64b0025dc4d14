/** Largest picture file that staff may upload, in bytes: above any phone's photograph. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** Smallest side in pixels. A smaller picture is blurred on the product's page. */
export const MIN_PICTURE_SIDE = 200;
/** Smallest side of a logo in pixels: the header shows it 40 px high, on dense screens with twice the pixels. */
export const MIN_LOGO_SIDE = 80;
/** Widths in pixels in which the office shows pictures. */
export const PICTURE_WIDTHS = [160, 320, 800] as const;
