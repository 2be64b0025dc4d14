import type { DocumentSlug } from 'shared-contracts/api/documents';
import type { RouteIdOf } from 'shared-contracts/routes';
import { type PageSource, toRoutes } from 'shared-kit/page';
import type { ContactPage } from './lib/contact-paths.ts';

const home = () => import(/* webpackChunkName: "home" */ './pages/home/home.page.ts');
const documents = () => import(/* webpackChunkName: "reading" */ './pages/document/document.page.tsx');
const articles = () => import(/* webpackChunkName: "reading" */ './pages/articles/articles.page.ts');
const article = () => import(/* webpackChunkName: "reading" */ './pages/article/article.page.ts');
const events = () => import(/* webpackChunkName: "events" */ './pages/events/events.page.ts');
const event = () => import(/* webpackChunkName: "events" */ './pages/event/event.page.ts');
const reservation = () =>
  import(/* webpackChunkName: "reservation" */ './pages/reservation/reservation.page.ts');
const table = () => import(/* webpackChunkName: "table" */ './pages/table/table.page.ts');
const contact = () => import(/* webpackChunkName: "contact" */ './pages/contact/contact.page.tsx');
const results = () => import(/* webpackChunkName: "result" */ './pages/result/result.page.tsx');

const document = (slug: DocumentSlug): PageSource => ({
  id: 'reading',
  load: async () => ({ page: (await documents()).documents[slug] }),
});

type Results = Awaited<ReturnType<typeof results>>['results'];
const result = (name: keyof Results): PageSource => ({
  id: 'result',
  load: async () => ({ page: (await results()).results[name] }),
});

const contactPage = (name: ContactPage): PageSource => ({
  id: 'contact',
  load: async () => ({ page: (await contact()).contactPages[name] }),
});

/**
 * The page of every route (docs/product/routes.md#routes). `id` names the chunk: documents and the journal
 * share one, and so do the pages of events. Each form has its own.
 */
export const pages: Record<RouteIdOf<'content'>, PageSource> = {
  '/': { id: 'home', load: home },
  '/acerca-de': document('about-us'),
  '/acerca-de/contacto': contactPage('person'),
  '/acerca-de/contacto/empresa': contactPage('company'),
  '/acerca-de/contacto/persona': contactPage('person'),
  '/acerca-de/contacto/preguntas': contactPage('questions'),
  '/acerca-de/politicas-de-cambio': document('exchange-return-policies'),
  '/acerca-de/politicas-de-despacho': document('dispatch-policies'),
  '/acerca-de/politicas-de-privacidad': document('privacy-policies'),
  '/acerca-de/politicas-generales': document('general-policies'),
  '/acerca-de/condiciones-generales': document('general-conditions'),
  '/blog': { id: 'reading', load: articles },
  '/blog/:article': { id: 'reading', load: article },
  '/contacto': contactPage('person'),
  '/contacto/empresa': contactPage('company'),
  '/contacto/persona': contactPage('person'),
  '/contacto/preguntas-frecuentes': contactPage('questions'),
  '/contacto/gracias': result('contactDone'),
  '/eventos': { id: 'events', load: events },
  '/eventos/:event': { id: 'events', load: event },
  '/reserva': { id: 'reservation', load: reservation },
  '/reserva/gracias': result('eventDone'),
  '/reserva/fallida': result('eventLost'),
  '/reserva-mesa': { id: 'table', load: table },
  '/reserva-mesa/thank-you': result('tableDone'),
  '/reserva-mesa/failed': result('tableLost'),
  '/vino-bar': document('wine-bar'),
};

export const routes = toRoutes(pages);
