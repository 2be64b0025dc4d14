import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const RECONNECT_MS = 1_000;

/**
 * Calls `changed` when any process changes stock, prices or pages. Without notifications (behind a pooler),
 * cached responses still expire.
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
    // Handle every error: a broken connection may emit two, and an unhandled error ends the process.
    next.on('error', () => next.end().catch(() => undefined));
    next.once('end', reconnectLater);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // Notifications during the reconnect are lost, so assume a change.
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
