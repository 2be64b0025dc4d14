/** `pnpm releases [remote|shell|office|api]`: lists current versions, canaries, previews and history (newest last). */
import { candidateId } from '../src/deploy-check/candidate.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { listReleases } from '../src/release/list-releases.ts';
import { openReleases } from '../src/workspace/releases.ts';

await asCommand(async () => {
  const words = commandWords();
  const id = words.length > 0 ? candidateId(...words) : undefined;
  for (const line of await listReleases(openReleases(), id)) console.log(line);
});
