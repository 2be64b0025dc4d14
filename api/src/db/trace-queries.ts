import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { activeSpan, beginSpan, isTracing, type SpanStart } from 'tracing/span';

const NAME = /^\/\* prepared:(\w+) \*\/\s*/;
/** Longest text of a statement in a span. */
const TEXT_LIMIT = 1_000;
const TABLE = /\b(?:from|into|update|table)\s+"?(?!select\b)([a-z_]+)/i;

/** Text in quotes: a literal of the statement itself. Values of a request are parameters. */
const LITERAL = /'(?:[^']|'')*'/g;
const COMMENT = /--[^\n]*/g;

const describe = (text: string): SpanStart => {
  const name = NAME.exec(text)?.[1];
  const statement = text.replace(NAME, '').replace(COMMENT, '').replace(/\s+/g, ' ').trim();
  const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'query';
  const table = TABLE.exec(statement)?.[1];
  return {
    name: name ? `sql ${name}` : ['sql', operation, table].filter(Boolean).join(' '),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statement.replace(LITERAL, "'?'").slice(0, TEXT_LIMIT),
    },
  };
};

const KNOWN_TEXTS = 500;
const knownStarts = new LRUCache<string, SpanStart>({ max: KNOWN_TEXTS });
const spanStartOf = (text: string): SpanStart => {
  const start = knownStarts.get(text) ?? describe(text);
  knownStarts.set(text, start);
  return start;
};

/**
 * Records each statement of a traced request: its name or its text with placeholders, never a value. Changes nothing
 * while tracing is off.
 */
export function traceQueries(pool: Pool): void {
  if (!isTracing()) return;
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const traced = (...args: unknown[]): unknown => {
      const [text] = args;
      // Without a trace, do not even read the text: a statement has up to some thousand characters.
      const span = typeof text === 'string' && activeSpan() ? beginSpan(spanStartOf(text)) : undefined;
      const answer = query(...args);
      if (!span) return answer;
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      answer.then(
        ({ rowCount }: { rowCount?: number | null }) => {
          if (typeof rowCount === 'number') span.set({ 'db.response.returned_rows': rowCount });
          span.end();
        },
        ({ code }: { code?: string }) => {
          span.fail(code ?? 'error');
          span.end();
        },
      );
      return answer;
    };
    client.query = traced as typeof client.query;
  });
}
