/** Bytes from which a picture is drawn anew; the page of a bank fits into a tenth of it. */
const SHRINK_ABOVE_BYTES = 1024 * 1024;
/** Pixels of the longer side: every figure of a photographed screen can still be read. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/** A photograph small enough for a slow line, without what its camera noted beside it; as it is when it cannot be drawn. */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  if (file.size <= SHRINK_ABOVE_BYTES || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    // The rule for files says what is wrong with it.
    return file;
  }
};
