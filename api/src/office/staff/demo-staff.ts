import { sql } from 'kysely';
import type { Role } from 'shared-contracts/office/access';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { hashPassword } from '../../modules/sessions/password.ts';
import { encryptSecret } from '../session/totp-secret.ts';

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
  const known = await db.selectFrom('staff').select('email').where('email', 'in', EMAILS).execute();
  const missing = DEMO_STAFF.filter(({ email }) => known.every((staff) => staff.email !== email));
  if (missing.length === 0) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = missing.map(({ totpSecret, ...staff }) => {
    const id = crypto.randomUUID();
    const totp_secret = encryptSecret(APP_SECRET, id, Buffer.from(totpSecret));
    return { ...staff, id, password_hash, totp_secret, totp_confirmed_at: new Date() };
  });
  await db
    .insertInto('staff')
    .values(rows)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
};

/**
 * Disables the demo staff and removes their public password, when a shop that began as a demo goes into production.
 */
export const retireDemoStaff = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const retired = await trx
      .updateTable('staff')
      .set({
        password_hash: null,
        totp_secret: null,
        totp_confirmed_at: null,
        totp_last_step: null,
        disabled_at: sql<Date>`coalesce(disabled_at, now())`,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('email', 'in', EMAILS)
      .where((eb) => eb.or([eb('disabled_at', 'is', null), eb('password_hash', 'is not', null)]))
      .returning('id')
      .execute();
    const ids = retired.map(({ id }) => id);
    if (ids.length === 0) return;
    await trx.deleteFrom('staff_sessions').where('staff_id', 'in', ids).execute();
    await trx.deleteFrom('staff_links').where('staff_id', 'in', ids).execute();
  });
};
