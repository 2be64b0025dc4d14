/**
 * The chaos matrix: what may break, where a shopper is, and whose release it is. `pnpm test` tries a sample of its cells,
 * `pnpm chaos` and `pnpm test:full` all of them.
 */
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';

/** What breaks in the release of one remote. */
export const REMOTE_FAULTS = {
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

/** What breaks under the whole shop. */
export const SHOP_FAULTS = {
  'pointers-unreadable': 'release pointers unreadable',
  'api-down': 'API down',
  'api-slow': 'API slow',
  'api-503': 'API answers 503',
  'api-junk': 'API answers junk',
} as const;

export type RemoteFault = keyof typeof REMOTE_FAULTS;
export type ShopFault = keyof typeof SHOP_FAULTS;
export type FaultId = RemoteFault | ShopFault;
export const FAULT_TITLES: Readonly<Record<FaultId, string>> = { ...REMOTE_FAULTS, ...SHOP_FAULTS };

/** Where the shopper is, and who draws that page. */
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

export interface Cell {
  fault: FaultId;
  place: PlaceId;
  /** Null: the fault is nobody's in particular. */
  remote: RemoteId | null;
}

export const cellTitle = ({ fault, place, remote }: Cell): string =>
  `${FAULT_TITLES[fault]} × ${place} × ${remote ?? 'shop'}`;

/** Does the fault strike the remote that draws the page? */
export const strikesOwner = ({ place, remote }: Cell): boolean => PLACES[place] === remote;

export const ALL_CELLS: readonly Cell[] = [
  ...(Object.keys(REMOTE_FAULTS) as RemoteFault[]).flatMap((fault) =>
    PLACE_IDS.flatMap((place) => REMOTE_IDS.map((remote) => ({ fault, place, remote }))),
  ),
  ...(Object.keys(SHOP_FAULTS) as ShopFault[]).flatMap((fault) =>
    PLACE_IDS.map((place) => ({ fault, place, remote: null })),
  ),
];

const pairsOf = ({ fault, place, remote }: Cell): string[] => [
  `${fault} ${place}`,
  ...(remote ? [`${fault} ${remote}`, `${place} ${remote}`] : []),
];

/**
 * The next cell that says most that no earlier one did: first each fault once, where it strikes the page's own remote; then pairs of
 * fault, place and remote that are new; among equals what was tried least. All pairs need 114 cells, so a covering array
 * (`covertable`) has nothing to offer to a sample of 24.
 */
export const sampleCells = (count: number): Cell[] => {
  const chosen: Cell[] = [];
  const faults = new Set<FaultId>();
  const pairs = new Set<string>();
  const worth = (cell: Cell): number =>
    (faults.has(cell.fault) ? 0 : strikesOwner(cell) ? 200 : 100) +
    10 * pairsOf(cell).filter((pair) => !pairs.has(pair)).length -
    chosen.filter(({ place }) => place === cell.place).length -
    2 * chosen.filter(({ fault }) => fault === cell.fault).length;
  while (chosen.length < Math.min(count, ALL_CELLS.length)) {
    const left = ALL_CELLS.filter((cell) => !chosen.includes(cell));
    const next = left.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best));
    chosen.push(next);
    faults.add(next.fault);
    for (const pair of pairsOf(next)) pairs.add(pair);
  }
  return chosen;
};

/** As many as `pnpm test` has time for. */
export const SAMPLE = 24;
