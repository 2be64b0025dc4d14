import sharp from 'sharp';

/** A PDF of one empty page. Its comment tells it from others, and `spaces` after the comment make it larger. */
export const aPdf = (comment: string, spaces = 0): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  let body = `%PDF-1.7\n%${comment}${' '.repeat(spaces)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
};

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
export const aPng = (): Promise<Buffer> => picture().png().toBuffer();
/** A photograph that a camera turned by 90 degrees, with its position. */
export const aPhotoWithPlace = (): Promise<Buffer> =>
  picture()
    .withExif({ IFD0: { Copyright: 'Ana Rojas' }, IFD3: { GPSLatitude: '33/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
/** A small file of 25 megapixels whose decoding takes 153 MB: 16 bits per channel, interlaced. */
export const aPngBomb = (): Promise<Buffer> =>
  sharp({ create: { width: 5100, height: 5000, channels: 3, background: '#a33' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
