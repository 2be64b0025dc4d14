import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import form from '../../lib/form/form.module.css';
import { PlaceInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import {
  $arePlacesLoading,
  $arePlacesMissing,
  $communes,
  $regions,
  communesWanted,
  regionsWanted,
} from '../../lib/places.model.ts';

/** Select for the region, then for one of its communes. */
export const RegionCommune = ({ regionId }: { regionId: string }) => {
  const { addresses, common, fields } = useMessages();
  const [regions, communes, isLoading, areMissing] = useUnit([
    $regions,
    $communes,
    $arePlacesLoading,
    $arePlacesMissing,
  ]);
  const [wantRegions, wantCommunes] = useUnit([regionsWanted, communesWanted]);
  useEffect(() => void wantRegions(), [wantRegions]);
  useEffect(() => void wantCommunes(regionId), [wantCommunes, regionId]);

  const retry = () => {
    wantRegions();
    wantCommunes(regionId);
  };
  return (
    <>
      <div className={form.pair}>
        <PlaceInputs
          words={{ ...fields, ...addresses }}
          regions={regions}
          communes={communes}
          isLoading={isLoading}
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
