/**
 * Assumptions of the load model: everything that cannot be measured in this repository. Change them to those of your
 * shop, and run `node lab/commands/scale.ts --write`.
 */
export const ASSUMPTIONS = {
  /** Orders per visit. Web shops publish values from 1 to 3 %. */
  conversion: 0.02,
  /** Mean number of page views of a visit. Web shops publish values from 4 to 9. */
  viewsPerVisit: 6,
  /** Shares of the views by kind of page. The rest are articles and other content. */
  views: { home: 0.15, list: 0.35, product: 0.4 },
  /** Share of the list views with filters, an order or a page number. */
  filteredLists: 0.3,
  /**
   * Share of the later views that load a document. The others are client navigations: after the first key, scroll or
   * use of a control, the shell handles links itself.
   */
  documents: 0.6,
  /** Documents that the browser prefetches because the pointer rests on a link, and does not show, per document. */
  prefetched: 0.5,
  /** Share of the visits with an empty browser cache. */
  newVisitors: 0.7,
  /** Scripts, styles and fonts of a first page: requests of `/carrito` in docs/reports/performance.md, no pictures. */
  filesOfFirstPage: 12,
  /** Further files of a later document in an empty cache, because another remote owns it. */
  filesOfLaterPage: 2,
  /** Pictures of a view: the requests of the pages in docs/reports/performance.md without those of `/carrito`. */
  pictures: { home: 12, list: 11, product: 9, content: 2 },
  /** API calls of a client navigation: the list and its filters, or the product and what goes with it. */
  callsOfNavigation: 2,
  /** Share of the visits that search, and calls of one search while typing. */
  searches: 0.15,
  callsOfSearch: 4,
  /** Share of the visits that fill a cart. All orders come from them. */
  carts: 0.08,
  /** Cart calls of such a visit: new id, reads, changed lines. */
  callsOfCart: 6,
  /** Pages from the cart to the thanks, and reads of an order by its buyer until the delivery. */
  checkoutPages: 5,
  trackings: 3,
  /** Zipf's law: the n-th most viewed address has 1/n of the views of the first. */
  addresses: { products: 120, articles: 30, filters: 2_000 },
  /** Mails of a card order until its delivery: received, paid, shipped, delivered. */
  mailsPerOrder: 4,
  /**
   * Mails that a worker sends at the same time, and the least time between two mails of each of these places:
   * `atOnce` in `api/src/queue/job-list.ts`, `POLL_S` in `jobs.ts` beside it. Connections to the mail server: the pool
   * of nodemailer.
   */
  mailsAtOnce: 10,
  mailPollS: 1,
  smtpConnections: 5,
  /** Time of one mail at the mail server. Not measured: providers differ. Above 0.5 s a worker sends fewer mails. */
  mailS: 0.3,
  /** Changes of a price or a text by staff, and share of the orders that sell a product out. */
  changesPerHour: 20,
  soldOutPerOrder: 0.005,
  /**
   * Products of an order. Products in a list (`per_page` in `shared-contracts/src/api/common.schema.ts`), and in the
   * response for one product: itself and related ones (`api/src/modules/catalogue/catalogue.service.ts`).
   */
  linesPerOrder: 2,
  productsOfList: 12,
  productsOfDetail: 9,
  /**
   * Life of a page at the edge (`shell/src/server/shared-cache/lifetimes.ts`) and of an answer in an API's memory
   * when nothing changes it, s.
   */
  pageLifeS: 120,
  answerLifeS: 5,
  /** Busiest minute compared with the mean of the hour. */
  peak: 2,
  /** Highest utilisation that leaves room for the failure of a process and for bursts. */
  mostUtilisation: 0.6,
  /**
   * Cores that one process uses. Varnish has threads: its limit in `lab/containers/kubernetes/base/edge.yaml`. A
   * Node process, HAProxy (`nbthread 1`) and PgBouncer have one thread for requests. A server of PostgreSQL uses all
   * cores of its machine.
   */
  coresOfProcess: {
    edge: 2,
    balancer: 1,
    shell: 1,
    api: 1,
    worker: 1,
    pooler: 1,
    primary: Number.POSITIVE_INFINITY,
    replica: Number.POSITIVE_INFINITY,
  },
  /** Life of an idle connection between browser and edge, s. */
  keepAliveS: 60,
  /** Connections to databases. `lab/src/scale/connections.test.ts` compares them with the code. */
  connections: {
    /** Of an API or a worker to PgBouncer, and of an API to a replica: DATABASE_POOL and one probe. */
    poolOfProcess: 11,
    /** Of an API or a worker at DATABASE_DIRECT_URL: LISTEN, and the pool of the job queue. */
    directOfProcess: 3,
    /** Of the whole fleet at DATABASE_DIRECT_URL: the lock of the process that prepares pictures, and a migration. */
    directOfFleet: 2,
    /** Of a PgBouncer to the primary (`default_pool_size`). */
    ofPooler: 20,
    /** `max_connections` of 200 without the three for superusers. */
    most: 197,
    forSuperusers: 3,
  },
  /** Time of a statement at the database compared with its processor time: locks, disk, network. */
  statementStretch: 5,
  /** Prices in US dollars: a core for an hour with its memory, a GB to the internet, a GB stored for a month. */
  prices: { coreHour: 0.04, gigabyteOut: 0.05, gigabyteMonth: 0.1 },
} as const;

/** The same names with any numbers. */
type Numbers<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends number ? number : Numbers<Values[Name]>;
};
export type Assumptions = Numbers<typeof ASSUMPTIONS>;
