/** Words of `pnpm releases` for the history. */
import { type Change, isRecord } from 'releases/canary/history';

const wordsOf = (change: Change): string => {
  if (!isRecord(change)) {
    const { at, from, to, by, canary, preview } = change;
    if (preview) {
      const end = preview.until > at ? `until ${preview.until}` : 'ended';
      return `preview ${preview.name} ${preview.version} ${end}`;
    }
    if (!canary) return `${from ?? 'nothing'} → ${to}  by ${by}`;
    return `canary ${canary.version} ${canary.share > 0 ? `at ${canary.share} %` : 'ended'}`;
  }
  switch (change.kind) {
    case 'rollback':
      return `${change.version} → ${change.to}  by ${change.by}: ${change.reason}`;
    case 'share':
      return `canary ${change.version} at ${change.share} %  by ${change.by}: ${change.reason}`;
    case 'raise':
      return `canary ${change.version} at ${change.share} %  by the shells`;
    case 'stop':
      return `canary ${change.version} stopped  by ${change.by ?? 'the shells'}: ${change.reason}`;
  }
};

/** One line about a change, for `pnpm releases`. */
export const describeChange = (change: Change): string =>
  `${change.at}  ${change.id.padEnd(10)} ${wordsOf(change)}`;
