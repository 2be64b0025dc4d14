import { DOCUMENT_PATHS, DOCUMENT_SLUGS, type DocumentSlug } from 'shared-contracts/api/documents';
import { hrefs } from 'shared-contracts/hrefs';
import type { PageRoute } from 'shared-contracts/kit/page';
import { RESERVATION_PATHS } from './lib/reservation-paths.ts';

const home = () => import(/* webpackChunkName: "home" */ './pages/home/home.page.ts');
const documents = () => import(/* webpackChunkName: "reading" */ './pages/document/document.page.tsx');
const articles = () => import(/* webpackChunkName: "reading" */ './pages/articles/articles.page.ts');
const article = () => import(/* webpackChunkName: "reading" */ './pages/article/article.page.ts');
const events = () => import(/* webpackChunkName: "events" */ './pages/events/events.page.ts');
const event = () => import(/* webpackChunkName: "events" */ './pages/event/event.page.ts');
const reservation = () =>
  import(/* webpackChunkName: "reservation" */ './pages/reservation/reservation.page.ts');
const results = () => import(/* webpackChunkName: "reservation" */ './pages/reservation/result.page.tsx');

const document = (path: string, slug: DocumentSlug): PageRoute => ({
  id: 'reading',
  path,
  load: async () => ({ page: (await documents()).documents[slug] }),
});

/** Other addresses that the help page answers, and tables as a kind of reservation (SPEC §2, DESIGN §11). */
const OTHER_ADDRESSES: readonly [path: string, slug: DocumentSlug][] = [
  ['/contacto/empresa', 'need-help'],
  ['/contacto/persona', 'need-help'],
  ['/contacto/preguntas-frecuentes', 'need-help'],
  ['/acerca-de/contacto', 'need-help'],
  ['/acerca-de/contacto/empresa', 'need-help'],
  ['/acerca-de/contacto/persona', 'need-help'],
  ['/acerca-de/contacto/preguntas', 'need-help'],
  [hrefs.tableReservation, 'reservation'],
];

/** Path → page (SPEC §2). `id` is the chunk: everything that is read shares one, and so do events; the form stands alone. */
export const routes: PageRoute[] = [
  { id: 'home', path: '/', load: home },
  { id: 'reservation', path: hrefs.reservation, load: reservation },
  {
    id: 'reservation',
    path: RESERVATION_PATHS.done,
    load: async () => ({ page: (await results()).thanks }),
  },
  {
    id: 'reservation',
    path: RESERVATION_PATHS.lost,
    load: async () => ({ page: (await results()).failed }),
  },
  ...DOCUMENT_SLUGS.filter((slug) => slug !== 'reservation').map((slug) =>
    document(DOCUMENT_PATHS[slug], slug),
  ),
  ...OTHER_ADDRESSES.map(([path, slug]) => document(path, slug)),
  { id: 'reading', path: hrefs.blog, load: articles },
  { id: 'reading', path: `${hrefs.blog}/:article`, load: article },
  { id: 'events', path: hrefs.events, load: events },
  { id: 'events', path: `${hrefs.events}/:event`, load: event },
];
