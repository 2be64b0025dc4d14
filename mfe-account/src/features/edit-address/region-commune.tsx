import { RegionCommune as Places } from 'shared-kit/places/region-commune';
import form from '../../lib/form/form.module.css';
import { PlaceInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';

/** Region and commune of an address. */
export const RegionCommune = ({ regionId }: { regionId: string }) => {
  const { common, fields } = useMessages();
  const words = { ...fields, retry: common.retry };
  return <Places Inputs={PlaceInputs} className={form.pair} regionId={regionId} words={words} />;
};
