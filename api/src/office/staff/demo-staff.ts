import type { Role } from 'shared-contracts/office/access';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { hashPassword } from '../../modules/sessions/password.ts';
import { encryptSecret } from '../session/totp.ts';
import { disableStaff, findKnownEmails, insertNewStaff } from './demo-staff.repository.ts';
import { removeAccess } from './staff-change.ts';

interface DemoStaff {
  email: string;
  name: string;
  role: Role;
  /** Secret of the second factor, 20 characters. */
  totpSecret: string;
}

/** Staff of a demo shop, one for each role. Password and secrets are public. */
export const DEMO_STAFF: readonly [DemoStaff, ...DemoStaff[]] = [
  {
    email: 'duena@casaquillay.example',
    name: 'Elena Quillay',
    role: 'owner',
    totpSecret: 'demo secret of owner',
  },
  {
    email: 'gerente@casaquillay.example',
    name: 'Tomás Arriagada',
    role: 'manager',
    totpSecret: 'demo secret: manager',
  },
  {
    email: 'bodega@casaquillay.example',
    name: 'Marta Huenchul',
    role: 'warehouse',
    totpSecret: 'demo secret: storage',
  },
  {
    email: 'editora@casaquillay.example',
    name: 'Isidora Lyon',
    role: 'editor',
    totpSecret: 'demo secret : editor',
  },
  {
    email: 'soporte@casaquillay.example',
    name: 'Bruno Catalán',
    role: 'support',
    totpSecret: 'demo secret: support',
  },
];
export const DEMO_PASSWORD = 'vendimia en Quillay 22';

const EMAILS = DEMO_STAFF.map(({ email }) => email);

/** Sentence for the person who starts a demo shop. */
export const demoLoginLine = (officeUrl: string): string => {
  const [{ email }] = DEMO_STAFF;
  return (
    `Sign in as ${email} with the password “${DEMO_PASSWORD}”. ` +
    `Codes: ${officeUrl}/office/dev/code?email=${email}`
  );
};

/** Creates the demo staff who are missing. Does nothing in production. */
export const seedDemoStaff = async (
  db: Db,
  { SHOP_MODE, APP_SECRET }: Pick<Config, 'SHOP_MODE' | 'APP_SECRET'>,
): Promise<void> => {
  if (SHOP_MODE !== 'demo') return;
  const known = await findKnownEmails(db, EMAILS);
  const missing = DEMO_STAFF.filter(({ email }) => !known.includes(email));
  if (missing.length === 0) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = missing.map(({ totpSecret, ...staff }) => {
    const id = crypto.randomUUID();
    const totp_secret = encryptSecret(APP_SECRET, id, Buffer.from(totpSecret));
    return { ...staff, id, password_hash, totp_secret, totp_confirmed_at: new Date() };
  });
  await insertNewStaff(db, rows);
};

/** Ends the access of the demo staff, when a shop that began as a demo goes into production. */
export const retireDemoStaff = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const id of await disableStaff(trx, EMAILS)) await removeAccess(trx, id);
  });
