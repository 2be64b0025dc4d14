import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BRAND_COLOURS, lowContrasts } from 'shared-contracts/domain/brand-colours';
import { LogoInput } from './logo-input.tsx';
import { SettingPage } from './setting-page.tsx';

const NAMES = Object.keys(BRAND_COLOURS) as (keyof typeof BRAND_COLOURS)[];

/** Says at once which texts would be hard to read. The API refuses them too. */
const Contrast = () => {
  const translate = useTranslate();
  const value: typeof BRAND_COLOURS | undefined = useWatch({ name: 'value' });
  const faults = value ? lowContrasts(value) : [];
  return (
    <Typography role="status" color={faults.length > 0 ? 'error' : 'text.secondary'} sx={{ mb: 1 }}>
      {faults.length > 0
        ? translate('settings.low_contrast', { smart_count: faults.length })
        : translate('settings.good_contrast')}
    </Typography>
  );
};

/** Logo, colours and headings of the shop. */
const BrandPage = () => (
  <SettingPage setting="brand" permission="rules.change-company">
    <LogoInput />
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        gap: 2,
        width: '100%',
      }}
    >
      {NAMES.map((name) => (
        <TextInput
          key={name}
          source={`value.${name}`}
          label={`settings.colours.${name}`}
          type="color"
          validate={required()}
        />
      ))}
    </Box>
    <Contrast />
    <RadioButtonGroupInput
      source="value.headings"
      label="settings.headings"
      choices={['serif', 'sans'].map((id) => ({ id, name: `settings.fonts.${id}` }))}
    />
  </SettingPage>
);

export default BrandPage;
