import type { Clp } from './money.ts';

/** Value-added tax (IVA) in per cent. Retail prices include it. */
const IVA_PERCENT = 19;

/**
 * Splits a gross price into net and IVA, in CLP, as boleta and factura state them. net = round(gross / 1.19),
 * and IVA is the rest, so both add up to the gross price.
 * @throws RangeError when the gross price is not a whole number.
 */
export function splitIva(gross: Clp): { net: Clp; iva: Clp } {
  if (!Number.isSafeInteger(gross)) throw new RangeError(`Not a whole amount of pesos: ${gross}`);
  const net = Math.round((gross * 100) / (100 + IVA_PERCENT));
  return { net, iva: gross - net };
}
