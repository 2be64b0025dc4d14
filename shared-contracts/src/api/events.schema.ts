import { z } from 'zod';
import { clp, idOrSlug, listOf, pageQuery, santiagoDay } from './common.schema.ts';
import { block, seo } from './content.schema.ts';
import { eventCard, eventKind } from './event-card.schema.ts';

const eventDetail = eventCard.extend({ seo, blocks: z.array(block) });

export const listEvents = {
  query: z.object({
    ...pageQuery,
    /** Upcoming events come in ascending order, past ones in descending order. */
    when: z.enum(['upcoming', 'past']).default('upcoming'),
    kind: eventKind.optional(),
  }),
  response: listOf(eventCard),
};
export const readEvent = {
  params: z.object({ id: idOrSlug }),
  response: z.object({ data: eventDetail }),
};

/**
 * Events that the reservation form offers: upcoming events with free seats, with date and time in Santiago.
 */
export const readEventSelects = {
  response: z.object({
    data: z.object({
      events: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          text: z.string(),
          /** `2026-12-05` */
          date: santiagoDay,
          /** `19:30` */
          hour: z.string().regex(/^\d{2}:\d{2}$/),
          price: clp,
          seats_left: z.int().min(1),
          /** Highest number of people that one reservation may have now. */
          max_persons: z.int().min(1),
        }),
      ),
      /** Full events with a waiting list. Omitted by an API of the release before. */
      full: z
        .array(
          z.object({
            slug: z.string(),
            text: z.string(),
            date: santiagoDay,
            hour: z.string(),
            /** Highest number of people that one guest can wait for. */
            max_persons: z.int().min(1),
          }),
        )
        .optional(),
    }),
  }),
};

export type EventKind = z.output<typeof eventKind>;
export type EventCard = z.output<typeof eventCard>;
export type EventDetail = z.output<typeof eventDetail>;
export type EventList = z.output<typeof listEvents.response>;
export type EventSelects = z.output<typeof readEventSelects.response>['data'];
