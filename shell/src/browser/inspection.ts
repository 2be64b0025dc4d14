/** Developer tools, loaded on demand: team borders (Alt+Shift+B) and the QA panel. */
import type { Bus } from 'shared-contracts/bus/bus';
import type { BusTape } from 'shared-contracts/qa';
import type { RemoteId } from 'shared-contracts/remote';
import type { BootData } from '../boot-data.ts';
import { callTool } from '../tool-calls.ts';
import { loadQaPanel } from './remotes/load.ts';
import type { Slot } from './remotes/slot.ts';

// This chunk must not share modules with the page: webpack would split them off into a chunk and list its
// name in the scripts of every first page.
const load = () => import(/* webpackChunkName: "inspect" */ './inspect/inspect.ts');

/** @param tape present in QA mode */
export const startInspection = (
  boot: BootData,
  bus: Bus,
  slots: ReadonlyMap<RemoteId, Slot>,
  tape: BusTape | undefined,
): void => {
  addEventListener('keydown', async (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyB') (await load()).toggleTeamBorders(boot);
  });
  if (tape)
    void load().then(({ showQaPanel }) => showQaPanel({ boot, bus, slots, tape, loadQaPanel, callTool }));
};
