import type { FastifyReply } from 'fastify';

/** A file that the browser hands to the person's calendar; what it says may change, so nobody keeps it. */
export const sendCalendarFile = (reply: FastifyReply, name: string, file: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/calendar; charset=utf-8')
    .send(file);
