import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import form from '../../lib/form/form.module.css';
import { SelectInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import {
  $arePlacesMissing,
  $communes,
  $regions,
  communesWanted,
  regionsWanted,
} from '../../lib/places.model.ts';

/** Region, then one of its communes, in the browser's own lists. */
export const RegionCommune = ({ regionId }: { regionId: string }) => {
  const { addresses, common, fields } = useMessages();
  const [regions, communes, areMissing] = useUnit([$regions, $communes, $arePlacesMissing]);
  const [wantRegions, wantCommunes] = useUnit([regionsWanted, communesWanted]);
  const { change } = useForm();
  useEffect(() => void wantRegions(), [wantRegions]);
  useEffect(() => void wantCommunes(regionId), [wantCommunes, regionId]);

  const retry = () => {
    wantRegions();
    wantCommunes(regionId);
  };
  return (
    <>
      <div className={form.pair}>
        <SelectInput
          name="region_id"
          label={fields.region}
          placeholder={addresses.chooseRegion}
          autoComplete="address-level1"
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={() => change('commune_id', '')}
        />
        <SelectInput
          name="commune_id"
          label={fields.commune}
          placeholder={regionId ? addresses.chooseCommune : addresses.regionFirst}
          autoComplete="address-level2"
          options={(communes[regionId] ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {areMissing && (
        <Notice
          kind="error"
          live
          action={
            <Button size="small" onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {addresses.placesFailed}
        </Notice>
      )}
    </>
  );
};
