import { RegionCommune as Places } from 'shared-kit/places/region-commune';
import form from '../../lib/form/form.module.css';
import { PlaceInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';

interface RegionCommuneProps {
  /** Prefix of the field names: 'invoice.' for the factura. */
  prefix?: string;
  /** Chosen region. */
  regionId: string;
}

/** Region and commune of a delivery or a factura. */
export const RegionCommune = ({ prefix, regionId }: RegionCommuneProps) => {
  const { common, fields } = useMessages();
  const words = { ...fields, retry: common.retry };
  return (
    <Places Inputs={PlaceInputs} className={form.pair} prefix={prefix} regionId={regionId} words={words} />
  );
};
