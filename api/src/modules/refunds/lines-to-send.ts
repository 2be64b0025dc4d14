import type { Refund } from './refunds.repository.ts';

/** Lines without the units that a refund took out of the order. Units that are not returned are sent all the same. */
export const linesToSend = <L extends { position: number; qty: number }>(
  lines: readonly L[],
  refunds: readonly Pick<Refund, 'refused_at' | 'lines'>[],
): L[] => {
  const taken = refunds
    .filter(({ refused_at }) => refused_at === null)
    .flatMap((refund) => refund.lines)
    .filter(({ fate }) => fate !== 'not_returned');
  return lines.flatMap((line) => {
    // A refund names a line of the order by its position.
    const units = taken
      .filter(({ line_id }) => line_id === String(line.position))
      .reduce((sum, { qty }) => sum + qty, 0);
    return line.qty > units ? [{ ...line, qty: line.qty - units }] : [];
  });
};
