import type { Bus } from 'shared-contracts/bus/bus';
import type { BusTape, QaPanelModule, QaPanelProps } from 'shared-contracts/qa';
import type { RemoteId } from 'shared-contracts/remote';
import type { BootData } from '../../boot-data.ts';
import type { Slot } from '../remotes/slot.ts';
import { toggleTeamBorders } from './team-borders.ts';

export { toggleTeamBorders };

interface QaParts {
  boot: BootData;
  bus: Bus;
  slots: ReadonlyMap<RemoteId, Slot>;
  tape: BusTape;
  loadQaPanel: () => Promise<QaPanelModule>;
  callTool: QaPanelProps['callTool'];
}

/** A mounted remote has an element; its slot removes it. */
const toggleIn = (slots: QaParts['slots']) => async (id: RemoteId) => {
  const isMounted = document.getElementById(`mfe-${id}`) !== null;
  if (isMounted) await slots.get(id)?.deactivate();
  else slots.get(id)?.activate();
  return !isMounted;
};

/** Shows the QA panel. A failed load is ignored, because the page under test must work without the panel. */
export const showQaPanel = async ({ boot, slots, loadQaPanel, ...parts }: QaParts): Promise<void> => {
  try {
    const panel = await loadQaPanel();
    const domElement = document.body.appendChild(document.createElement('div'));
    domElement.id = 'qa';
    panel.mount({
      ...parts,
      locale: boot.locale,
      remotes: boot.remotes,
      domElement,
      toggleTeamBorders: () => toggleTeamBorders(boot),
      toggleRemote: toggleIn(slots),
    });
  } catch (error) {
    console.error('The QA panel did not load', error);
  }
};
