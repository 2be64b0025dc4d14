/** Whole pesos. Dots between thousands are allowed. Null when it is no amount. */
export const amountOf = (text: string): number | null => {
  const digits = text.trim().replace(/^\$/, '').replaceAll('.', '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
};
