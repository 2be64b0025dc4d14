/** White border that readers need, in modules. */
const QUIET_ZONE = 4;

/** QR code of a text as an SVG path of its dark modules, with the quiet zone. `size` is the side of the square. */
export const qrPath = async (text: string): Promise<{ path: string; size: number }> => {
  // Loaded at the first enrolment, because the library is large and seldom needed.
  const { default: qr } = await import('qrcode');
  const { modules } = qr.create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) parts.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
  return { path: parts.join(''), size: modules.size + 2 * QUIET_ZONE };
};
