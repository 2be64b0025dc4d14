/** Meaning of a number or text beyond its type. Part of every contract record (docs/architecture/contract.md). */
export type Unit =
  /** Whole Chilean pesos. */
  | 'clp'
  | 'grams'
  | 'millilitres'
  | 'ms'
  | 'seconds'
  | 'minutes'
  /** Day in the time zone of the shop, `2026-12-24`. */
  | 'santiago-day';

/** For `.meta()` of a zod schema: OpenAPI allows keywords that begin with `x-`. */
export const unit = (name: Unit): { 'x-unit': Unit } => ({ 'x-unit': name });
