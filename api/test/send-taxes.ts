/**
 * Sends tax documents in a process of its own. STOP_AT is a number: before that change of a document, counted from 1,
 * it writes a line and waits to be killed.
 */
import { writeSync } from 'node:fs';
import { connect, type Db } from '../src/db/connect.ts';
import { sendDocuments } from '../src/modules/tax-documents/send-documents.service.ts';

const { DATABASE_URL = '', APP_SECRET = '', TAX_SANDBOX_URL = '', STOP_AT } = process.env;

/** Kinds of nodes of Kysely for the statements that change a document. */
const CHANGES = ['RawNode', 'UpdateQueryNode'];
let changes = 0;
const db: Db = connect(DATABASE_URL).withPlugin({
  transformQuery: ({ node }) => {
    if (CHANGES.includes(node.kind)) changes += 1;
    if (changes === Number(STOP_AT)) {
      writeSync(1, 'stopped\n');
      // Blocks the whole process, as a statement that never ends.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return node;
  },
  transformResult: async ({ result }) => result,
});
await sendDocuments({ db, secret: APP_SECRET, config: { TAX_SANDBOX_URL } as never, log: console as never });
await db.destroy();
