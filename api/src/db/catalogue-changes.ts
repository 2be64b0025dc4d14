import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const RECONNECT_MS = 1_000;

/**
 * Calls `changed` whenever stock, prices or pages change in the database, by whatever process. Only a short cut:
 * where notices do not pass (a pooler between), prepared answers still end with their lifetime.
 * @returns stops listening
 */
export function listenToCatalogue(url: string, changed: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const reconnectLater = () => {
    client = undefined;
    if (!stopped) retry = setTimeout(open, RECONNECT_MS).unref();
  };
  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'shop-api catalogue' });
    client = next;
    next.on('notification', changed);
    // Each of them: a line that breaks may tell so twice, and an error that nobody hears ends the process.
    next.on('error', () => next.end().catch(() => undefined));
    next.once('end', reconnectLater);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // Notices sent while nobody listened are lost.
      changed();
    } catch {
      await next.end().catch(() => undefined);
    }
  }
  void open();

  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
