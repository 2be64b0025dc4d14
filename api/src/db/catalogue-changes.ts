import pg from 'pg';

const CHANNEL = 'catalogue_changed';
const RECONNECT_MS = 1_000;
/** A connection that answers nothing for this long is dead, although its socket does not say so. */
const HEARTBEAT_MS = 10_000;

/** Tags of what changed (plugins/answer-tags.ts), or everything. */
export type CatalogueChange = 'all' | readonly string[];

/** Reads the payload of a notification. An empty one means everything. */
export const readChange = (payload: string | undefined): CatalogueChange => {
  const tags = payload?.split(' ').filter(Boolean) ?? [];
  return tags.length > 0 ? tags : 'all';
};

/**
 * Calls `changed` when any process changes stock, prices, texts or pages, and with `all` after each connect, because
 * changes before it are unknown. Without notifications (behind a pooler), cached responses still expire.
 * @returns stops listening
 */
export function listenToCatalogue(
  url: string,
  changed: (change: CatalogueChange) => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const reconnectLater = () => {
    client = undefined;
    if (!stopped) retry = setTimeout(open, RECONNECT_MS).unref();
  };
  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'shop-api catalogue',
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_MS,
      query_timeout: HEARTBEAT_MS,
    });
    client = next;
    const heartbeat = setInterval(() => {
      // `end` would wait for an answer of the dead connection.
      next.query('select').catch(() => next.connection.stream.destroy());
    }, HEARTBEAT_MS).unref();
    next.on('notification', ({ payload }) => changed(readChange(payload)));
    // Handle every error: a broken connection may emit two, and an unhandled error ends the process.
    next.on('error', () => next.end().catch(() => undefined));
    next.once('end', () => {
      clearInterval(heartbeat);
      reconnectLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // Notifications during the reconnect are lost, so assume a change.
      changed('all');
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
