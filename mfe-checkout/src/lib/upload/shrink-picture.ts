/** Larger pictures are scaled down. A picture of a bank's page needs about a tenth of this size. */
const SHRINK_ABOVE_BYTES = 1024 * 1024;
/** Maximum length of the longer side in pixels. The digits on a photographed screen stay readable. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/**
 * Scales a large picture down for slow connections and removes its metadata. Returns the file unchanged when
 * it is small, no picture or undecodable, or when the result is not smaller.
 */
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
    // `proofProblem` checks the file later and tells what is wrong.
    return file;
  }
};
