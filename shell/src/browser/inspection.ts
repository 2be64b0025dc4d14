/** Tools for those who look behind the page: Alt+Shift+B for the borders of the teams, the QA panel. Loaded when asked for. */
import type { Bus } from 'shared-contracts/bus/bus';
import type { BusTape } from 'shared-contracts/qa';
import type { BootData } from '../boot-data.ts';
import { loadQaPanel } from './remotes/load.ts';

// It imports nothing that the page has already: what two chunks share costs the first page its names.
const load = () => import(/* webpackChunkName: "inspect" */ './inspect/inspect.ts');

/** @param tape present in QA mode */
export const startInspection = (boot: BootData, bus: Bus, tape: BusTape | undefined): void => {
  addEventListener('keydown', async (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyB') (await load()).toggleTeamBorders(boot);
  });
  if (tape) void load().then(({ showQaPanel }) => showQaPanel({ boot, bus, tape, loadQaPanel }));
};
