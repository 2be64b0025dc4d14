import { DOCUMENT_PATHS, DOCUMENT_SLUGS, type DocumentSlug } from 'shared-contracts/api/documents';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page, PageRoute } from 'shared-kit/page';
import { CONTACT_PATHS, CONTACT_THANKS, type ContactRoom, OTHER_CONTACT_PATHS } from './lib/contact-paths.ts';
import { RESERVATION_PATHS } from './lib/reservation-paths.ts';

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

const document = (slug: DocumentSlug): PageRoute => ({
  id: 'reading',
  path: DOCUMENT_PATHS[slug],
  load: async () => ({ page: (await documents()).documents[slug] }),
});

/** Documents without their own page: other pages show them. */
const SHOWN_ELSEWHERE: readonly DocumentSlug[] = ['reservation', 'need-help'];

type Results = Awaited<ReturnType<typeof results>>['results'];
const result = (path: string, choose: (all: Results) => Page): PageRoute => ({
  id: 'result',
  path,
  load: async () => ({ page: choose((await results()).results) }),
});

const ROOMS = Object.keys(CONTACT_PATHS) as ContactRoom[];
const room = (name: ContactRoom, path: string): PageRoute => ({
  id: 'contact',
  path,
  load: async () => ({ page: (await contact()).rooms[name] }),
});

/**
 * Path → page (docs/product/routes.md#routes). `id` names the chunk: text pages share one, events share one, each form
 * has its own.
 */
export const routes: PageRoute[] = [
  { id: 'home', path: hrefs.home, load: home },
  { id: 'reservation', path: hrefs.reservation, load: reservation },
  { id: 'table', path: hrefs.tableReservation, load: table },
  result(RESERVATION_PATHS.event.done, (all) => all.eventDone),
  result(RESERVATION_PATHS.event.lost, (all) => all.eventLost),
  result(RESERVATION_PATHS.table.done, (all) => all.tableDone),
  result(RESERVATION_PATHS.table.lost, (all) => all.tableLost),
  result(CONTACT_THANKS.person, (all) => all.contactDone),
  ...ROOMS.flatMap((name) =>
    [CONTACT_PATHS[name], ...OTHER_CONTACT_PATHS[name]].map((path) => room(name, path)),
  ),
  ...DOCUMENT_SLUGS.filter((slug) => !SHOWN_ELSEWHERE.includes(slug)).map(document),
  { id: 'reading', path: hrefs.blog, load: articles },
  { id: 'reading', path: `${hrefs.blog}/:article`, load: article },
  { id: 'events', path: hrefs.events, load: events },
  { id: 'events', path: `${hrefs.events}/:event`, load: event },
];
