/** Tools with which assistants use the content: reservations and articles (tool.ts). */
import * as v from 'valibot';
import { readEvent } from '../api/events.ts';
import {
  reserveEvent as reserveEventEndpoint,
  reserveTable as reserveTableEndpoint,
} from '../api/reservations.ts';
import { search } from '../api/search.ts';
import { MAX_QUERY_LENGTH } from '../domain/list-query.ts';
import { count, pageUrl, santiagoDay, slug, text } from './fields.ts';
import { tool } from './tool.ts';

const hour = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const guest = {
  name: text(60),
  last_name: v.optional(text(60)),
  email: v.pipe(v.string(), v.email(), v.maxLength(120)),
  phone: text(30),
};
const reserved = v.object({
  /** The guest says it on arrival. */
  number: v.string(),
  date: santiagoDay,
  hour,
  persons: v.number(),
  /** The guest must press the link of the mail, or the seats are free again. */
  must_confirm_by_mail: v.boolean(),
});

export const reserveTable = /* @__PURE__ */ tool({
  name: 'content.reserve_table',
  description: {
    es: 'Reserva una mesa del bar de vinos, en hora de Santiago. La persona lo confirma en la página y recibe un correo.',
    en: 'Reserves a table of the wine bar, in the time of Santiago. The shopper confirms it in the page and gets a mail.',
  },
  kind: 'form',
  endpoints: [reserveTableEndpoint],
  input: v.strictObject({ date: santiagoDay, hour, persons: count(1, 8), ...guest }),
  output: reserved,
});

export const reserveEvent = /* @__PURE__ */ tool({
  name: 'content.reserve_event',
  description: {
    es: 'Reserva cupos en un evento por su slug, como en la dirección de su página. La persona lo confirma en la página y recibe un correo.',
    en: 'Reserves seats at an event by its slug, as in the address of its page. The shopper confirms it in the page and gets a mail.',
  },
  kind: 'form',
  endpoints: [readEvent, reserveEventEndpoint],
  input: v.strictObject({ event: slug, persons: count(1, 100), ...guest }),
  output: reserved,
});

export const findArticle = /* @__PURE__ */ tool({
  name: 'content.find_article',
  description: {
    es: 'Busca artículos del diario y eventos por palabras. Responde título, resumen y dirección.',
    en: 'Finds articles of the journal and events by words. Answers title, summary and address.',
  },
  kind: 'read',
  http: true,
  endpoints: [search],
  input: v.strictObject({ words: text(MAX_QUERY_LENGTH) }),
  output: v.object({
    articles: v.array(
      v.object({
        kind: v.picklist(['article', 'event']),
        slug: v.string(),
        title: v.string(),
        summary: v.string(),
        url: pageUrl,
      }),
    ),
  }),
});
