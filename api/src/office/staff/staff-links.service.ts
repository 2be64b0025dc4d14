import type { Config } from '../../config.ts';
import type { Tx } from '../../db/connect.ts';
import { newToken } from '../../lib/token.ts';
import { insertLink } from '../access/staff.repository.ts';

/**
 * Creates a link with which a staff member sets password and second factor. The token is in the fragment, which
 * browsers send to no server.
 */
export const createStaffLink = async (
  trx: Tx,
  { OFFICE_URL }: Pick<Config, 'OFFICE_URL'>,
  staffId: string,
): Promise<string> => {
  const token = newToken();
  await insertLink(trx, staffId, token);
  return `${OFFICE_URL}/enlace#token=${token}`;
};
