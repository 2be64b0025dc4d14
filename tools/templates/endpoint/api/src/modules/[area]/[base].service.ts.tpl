import type { {{Name}}Answer } from 'shared-contracts/api/{{area}}.schema';
import type { Executor } from '../../db/connect.ts';
import { find{{Noun}} } from './{{base}}.repository.ts';

/** Reads the response of the endpoint from the database. */
export async function {{camel}}(db: Executor): Promise<{{Name}}Answer> {
  return { data: await find{{Noun}}(db) };
}
