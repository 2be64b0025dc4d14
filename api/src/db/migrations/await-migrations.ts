import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../connect.ts';
import { pendingMigrations } from './migrate.ts';

const LOOK_EVERY_MS = 500;

/**
 * Waits until another process has run all migrations of this version (`MIGRATIONS=wait`). Ignores migrations of later
 * versions, so that a rollback to this version starts.
 * @param onWait called once, if any migration is pending
 */
export async function awaitMigrations(url: string, onWait: (pending: string[]) => void): Promise<void> {
  const db = connect(url, { max: 1 });
  try {
    let pending = await pendingMigrations(db);
    if (pending.length > 0) onWait(pending);
    while (pending.length > 0) {
      await wait(LOOK_EVERY_MS);
      pending = await pendingMigrations(db);
    }
  } finally {
    await db.destroy();
  }
}
