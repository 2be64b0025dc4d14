import { useUnit } from 'effector-react';
import { type ComponentType, useEffect } from 'react';
import { Button } from 'shared-ui/button';
import type { PlaceInputsProps } from 'shared-ui/form-inputs';
import { Notice } from 'shared-ui/notice';
import { useLocale } from '../locale.ts';
import {
  $arePlacesLoading,
  $arePlacesMissing,
  $communes,
  $regions,
  communesWanted,
  regionsWanted,
} from './places.model.ts';
import { PLACE_WORDS } from './words.ts';

interface RegionCommuneProps {
  /** The place inputs of the remote's forms. */
  Inputs: ComponentType<PlaceInputsProps>;
  /** Class of the pair of inputs. */
  className: string | undefined;
  /** Prefix of the field names `region_id` and `commune_id`: '' or 'invoice.'. */
  prefix?: string;
  /** Chosen region. */
  regionId: string;
  /** Labels of the inputs, and text of the button that loads again. */
  words: Record<'region' | 'commune' | 'retry', string>;
}

/** Select for the region, then for one of its communes. */
export const RegionCommune = ({ Inputs, className, prefix, regionId, words: own }: RegionCommuneProps) => {
  const words = { ...PLACE_WORDS[useLocale()], ...own };
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
      <div className={className}>
        <Inputs prefix={prefix} words={words} regions={regions} communes={communes} isLoading={isLoading} />
      </div>
      {areMissing && (
        <Notice
          kind="error"
          live
          action={
            <Button size="small" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.placesFailed}
        </Notice>
      )}
    </>
  );
};
