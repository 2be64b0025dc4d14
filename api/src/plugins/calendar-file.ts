import type { FastifyReply } from 'fastify';

/** Sends an iCalendar file as a download. Not cacheable, because its content may change. */
export const sendCalendarFile = (reply: FastifyReply, name: string, file: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/calendar; charset=utf-8')
    .send(file);
