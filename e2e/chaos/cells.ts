/**
 * Chaos matrix: fault × page × remote. `pnpm test` runs a sample of its cells, `pnpm chaos` and `pnpm
 * test:full` all of them.
 */
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';

/** Faults in the release of one remote. */
const REMOTE_FAULTS = {
  refused: 'connection refused',
  'not-found': '404',
  'server-error': '500',
  html: 'HTML in place of JavaScript',
  'syntax-error': 'syntax error',
  'mount-throws': 'throws at mount',
  'render-throws': 'throws at server render',
  'render-loops': 'loops at server render',
  hangs: 'never answers',
  slow: 'answers after the deadline',
  'chunk-gone': 'chunk 404 after a deploy',
  tampered: 'tampered byte',
  'bad-payload': 'bad payload on the bus',
  'unknown-version': 'unknown topic version',
} as const;

/** Faults of the whole shop. */
const SHOP_FAULTS = {
  'pointers-unreadable': 'release pointers unreadable',
  'signature-wrong': 'signature wrong',
  'pointer-replayed': 'pointer replayed',
  'storage-away': 'storage away',
  'canary-throws': 'canary throws',
  'api-down': 'API down',
  'api-slow': 'API slow',
  'api-503': 'API answers 503',
  'api-junk': 'API answers junk',
} as const;

export type RemoteFault = keyof typeof REMOTE_FAULTS;
type ShopFault = keyof typeof SHOP_FAULTS;
export type FaultId = RemoteFault | ShopFault;
export const FAULT_TITLES: Readonly<Record<FaultId, string>> = { ...REMOTE_FAULTS, ...SHOP_FAULTS };

/** Pages of the matrix with the remote that renders them. */
export const PLACES = {
  home: 'content',
  listing: 'catalog',
  product: 'catalog',
  cart: 'checkout',
  checkout: 'checkout',
  account: 'account',
} as const satisfies Record<string, RemoteId>;
export type PlaceId = keyof typeof PLACES;
export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];

const owners: readonly RemoteId[] = Object.values(PLACES);
/** Remotes that render a page of the matrix. A remote in another repository has no release in the shop of the tests. */
export const MATRIX_REMOTES: readonly RemoteId[] = REMOTE_IDS.filter((id) => owners.includes(id));

export interface Cell {
  fault: FaultId;
  place: PlaceId;
  /** Null for faults of the whole shop. */
  remote: RemoteId | null;
}

export const cellTitle = ({ fault, place, remote }: Cell): string =>
  `${FAULT_TITLES[fault]} × ${place} × ${remote ?? 'shop'}`;

/** True if the fault is in the remote that renders the page. */
export const strikesOwner = ({ place, remote }: Cell): boolean => PLACES[place] === remote;

export const ALL_CELLS: readonly Cell[] = [
  ...(Object.keys(REMOTE_FAULTS) as RemoteFault[]).flatMap((fault) =>
    PLACE_IDS.flatMap((place) => MATRIX_REMOTES.map((remote) => ({ fault, place, remote }))),
  ),
  ...(Object.keys(SHOP_FAULTS) as ShopFault[]).flatMap((fault) =>
    PLACE_IDS.map((place) => ({ fault, place, remote: null })),
  ),
];

/**
 * Faults that take the same way through the loader, the bus, the release store or the API client. The sample tries one
 * of each group, `pnpm chaos` all.
 */
export const ALIKE: readonly (readonly FaultId[])[] = [
  ['refused', 'not-found', 'server-error'],
  ['html', 'tampered'],
  ['bad-payload', 'unknown-version'],
  ['pointers-unreadable', 'signature-wrong', 'pointer-replayed'],
  ['api-down', 'api-503'],
];
/** First fault of the fault's group, or the fault itself. */
const kindOf = (fault: FaultId): FaultId => ALIKE.find((group) => group.includes(fault))?.[0] ?? fault;

const pairsOf = ({ fault, place, remote }: Cell): string[] => [
  `${fault} ${place}`,
  ...(remote ? [`${fault} ${remote}`, `${place} ${remote}`] : []),
];

/**
 * Selects cells greedily: first each kind of fault once in the page's own remote, then new pairs of fault, page and
 * remote, then the least used values. A sample with all pairs would need 114 cells, so a covering array
 * (`covertable`) does not help for a small sample.
 */
export const sampleCells = (count: number): Cell[] => {
  const chosen: Cell[] = [];
  const kinds = new Set<FaultId>();
  const pairs = new Set<string>();
  const worth = (cell: Cell): number =>
    (kinds.has(kindOf(cell.fault)) ? 0 : strikesOwner(cell) ? 200 : 100) +
    10 * pairsOf(cell).filter((pair) => !pairs.has(pair)).length -
    chosen.filter(({ place }) => place === cell.place).length -
    2 * chosen.filter(({ fault }) => fault === cell.fault).length;
  while (chosen.length < Math.min(count, ALL_CELLS.length)) {
    const left = ALL_CELLS.filter((cell) => !chosen.includes(cell));
    const next = left.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best));
    chosen.push(next);
    kinds.add(kindOf(next.fault));
    for (const pair of pairsOf(next)) pairs.add(pair);
  }
  return chosen;
};

/** Number of cells in `pnpm test`. */
export const SAMPLE = 18;
