/** `pnpm releases [remote|shell|office|api]`: lists current versions, canaries, previews and history (newest last). */
import { mergeHistory } from 'releases/canary/history';
import { rollbackOf } from 'releases/canary/rollback';
import { allPointers } from 'releases/pointers';
import { describeChange } from '../src/canary/describe-change.ts';
import { describeCanary } from '../src/canary/release-canary.ts';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { describePreview } from '../src/preview/release-preview.ts';
import { openReleases } from '../src/workspace/releases.ts';

try {
  const id = process.argv[2] && candidateName(process.argv[2]).replace('mfe-', '');
  const releases = openReleases();
  const pointers = allPointers(await releases.pointers());
  const records = await releases.records();
  for (const [name, pointer] of Object.entries(pointers)) {
    if (id && name !== id) continue;
    const { version, since, previous, canary, previews = {} } = pointer;
    const back = rollbackOf(name, pointer, records);
    console.log(`${name.padEnd(10)} ${version}  since ${since}  before: ${previous.join(', ') || 'none'}`);
    if (back)
      console.log(
        `${''.padEnd(10)} everybody gets ${back.to} since ${back.at}, by ${back.by}: ${back.reason}`,
      );
    if (canary && !back) console.log(`${''.padEnd(10)} ${describeCanary(name, canary, records)}`);
    for (const [title, preview] of Object.entries(previews))
      console.log(`${''.padEnd(10)} ${describePreview(title, preview)}`);
  }
  const moves = await releases.history(id || undefined);
  for (const change of mergeHistory(moves, records, id || undefined)) console.log(describeChange(change));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
