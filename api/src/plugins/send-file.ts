import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends a file that came from a shopper or was made for staff. A browser never runs it in the office's origin: it is
 * a download for pages, has no scripts, and its type is not guessed.
 * @param name file name without anything that a shopper typed
 */
export const sendFile = (
  reply: FastifyReply,
  { type, name, bytes }: { type: string; name: string; bytes: Uint8Array | Readable },
): string => {
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store');
  // Fastify sends a buffer and a stream as they are. The contract has no type for files.
  if (bytes instanceof Readable) return bytes as unknown as string;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as unknown as string;
};

/** Sends a paper that was made for staff. `name`: without its ending. */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Uint8Array | Readable): string =>
  sendFile(reply, { type: 'application/pdf', name: `${name}.pdf`, bytes });

/** Sends an iCalendar file as a download. Not cacheable, because its content may change. */
export const sendCalendarFile = (reply: FastifyReply, name: string, file: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/calendar; charset=utf-8')
    .send(file);
