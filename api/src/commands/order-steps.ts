import type { OperateDeps, Operated } from '../modules/operator/operate.service.ts';
import { findOrderId } from '../modules/operator/operator.repository.ts';
import { doneText, refusalText } from '../modules/operator/operator-texts.ts';
import { CommandError, print } from './print.ts';

/** Id of the order with this number. @throws CommandError when there is none */
export const orderIdOf = async (db: OperateDeps['db'], number: string): Promise<string> => {
  const id = await findOrderId(db, number);
  if (!id) throw new CommandError(`There is no order ${number}.`);
  return id;
};

/** Prints the result of an action on an order. @throws CommandError with the reason when it was refused */
export const report = (number: string, operated: Operated, dryRun: boolean): void => {
  if (operated.kind === 'refused') throw new CommandError(`${number}: ${refusalText(operated.why, 'en')}`);
  print(`${number}: ${doneText(operated.did)}${dryRun ? ' (dry run, nothing changed)' : ''}`);
};
