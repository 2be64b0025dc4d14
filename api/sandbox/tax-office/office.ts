import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Finding } from './check-upload.ts';
import type { OfficeKnobs } from './knobs.ts';

const MINUTE_MS = 60_000;
const SEED_MS = 2 * MINUTE_MS;
const TOKEN_MS = 60 * MINUTE_MS;

/** One uploaded envelope. */
export interface Upload {
  trackId: string;
  issuerRut: string;
  senderRut: string;
  /** How many more status requests get no decision yet. */
  pending: number;
  /** Code of the whole envelope: `EPR`, or why it was rejected. */
  code: string;
  documents: UploadedDocument[];
}

export interface UploadedDocument {
  issuerRut: string;
  receiverRut: string;
  type: number;
  folio: number;
  /** `2026-11-28` */
  date: string;
  total: number;
  findings: readonly Finding[];
}

/** A document counts as received when nothing in it was rejected. */
export const isAccepted = ({ findings }: UploadedDocument): boolean =>
  findings.every(({ level }) => level < 3);

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Track ids of boletas have 15 digits, those of other documents 10. */
export const newTrackId = (length: 10 | 15): string => `1${digits(length - 1)}`;

/** State of the simulated tax office, in memory. `knobs`: faults and delays that a test has set. */
export function createOffice(clock: Clock, knobs: OfficeKnobs) {
  const seeds = new Map<string, number>();
  const tokens = new Map<string, number>();
  const uploads = new Map<string, Upload>();
  return {
    clock,
    knobs,
    uploads,
    giveSeed(): string {
      const seed = digits(12);
      seeds.set(seed, clock.now() + SEED_MS);
      return seed;
    },
    /** Uses up a seed. */
    takeSeed(seed: string): boolean {
      const until = seeds.get(seed);
      seeds.delete(seed);
      return until !== undefined && until > clock.now();
    },
    giveToken(): string {
      const token = digits(13);
      tokens.set(token, clock.now() + TOKEN_MS);
      return token;
    },
    /** Whether the token is valid. It is then valid for another hour. */
    isToken(token = ''): boolean {
      const until = tokens.get(token);
      if (until === undefined || until <= clock.now()) return false;
      tokens.set(token, clock.now() + TOKEN_MS);
      return true;
    },
    forgetTokens: () => tokens.clear(),
    findReceived: ({ issuerRut, type, folio }: Pick<UploadedDocument, 'issuerRut' | 'type' | 'folio'>) =>
      [...uploads.values()]
        .filter(({ code }) => code === 'EPR')
        .flatMap(({ documents }) => documents)
        .find(
          (one) => one.issuerRut === issuerRut && one.type === type && one.folio === folio && isAccepted(one),
        ),
  };
}
export type TaxOfficeState = ReturnType<typeof createOffice>;
