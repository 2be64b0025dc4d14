import type { Bus } from 'shared-contracts/bus/bus';
import type { BusTape, QaPanelModule } from 'shared-contracts/qa';
import type { BootData } from '../../boot-data.ts';
import { toggleTeamBorders } from './team-borders.ts';

export { toggleTeamBorders };

interface QaParts {
  boot: BootData;
  bus: Bus;
  tape: BusTape;
  loadQaPanel: () => Promise<QaPanelModule>;
}

/** Shows the QA panel. A failed load is ignored, because the page under test must work without the panel. */
export const showQaPanel = async ({ boot, bus, tape, loadQaPanel }: QaParts): Promise<void> => {
  try {
    const panel = await loadQaPanel();
    const domElement = document.body.appendChild(document.createElement('div'));
    domElement.id = 'qa';
    const { locale, remotes } = boot;
    const borders = () => toggleTeamBorders(boot);
    panel.mount({ bus, locale, tape, remotes, domElement, toggleTeamBorders: borders });
  } catch (error) {
    console.error('The QA panel did not load', error);
  }
};
