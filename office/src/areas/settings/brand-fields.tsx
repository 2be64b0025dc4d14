import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { BRAND_COLOURS, LOGO_HEIGHT, MAX_LOGO_WIDTH } from 'shared-contracts/domain/brand-colours';
import { lowContrasts } from 'shared-contracts/domain/contrast';
import { PictureField, type Stored } from '../../pictures/picture-field.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { useMay } from '../../session/session-context.tsx';

/** The logo, or the name in its place, on the ground of the header with the typed colours. */
const HeaderPreview = ({ logo }: { logo: Stored | null }) => {
  const translate = useTranslate();
  const [paper, line, ink]: string[] = useWatch({ name: ['value.paper', 'value.paper-3', 'value.ink'] });
  const ratio = logo ? logo.width / logo.height : 1;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', width: 1, minHeight: 80, px: 2 }}
      // Typed colours as styles by script: each would be a style sheet of its own.
      style={{ background: paper, color: ink, border: `1px solid ${line}` }}
    >
      {logo ? (
        <StoredPicture
          image={logo.image}
          alt={translate('settings.logo.label')}
          width={Math.min(MAX_LOGO_WIDTH, LOGO_HEIGHT * ratio)}
          ratio={Math.min(MAX_LOGO_WIDTH / LOGO_HEIGHT, ratio)}
          ground="transparent"
        />
      ) : (
        <Typography color="inherit">{translate('settings.logo.none')}</Typography>
      )}
    </Box>
  );
};

/** Picture in place of the shop's name in the header. */
const LogoInput = () => {
  const translate = useTranslate();
  const mayChange = useMay('rules.change-company');
  const { field } = useController({ name: 'value.logo' });
  const logo: Stored | null = field.value ?? null;
  const preview = <HeaderPreview logo={logo} />;
  return (
    <Box sx={{ width: 1, my: 2 }}>
      {mayChange ? (
        <PictureField
          label={translate('settings.logo.label')}
          value={logo?.image ?? ''}
          onChange={field.onChange}
          folder="content"
          isLogo
          isOptional
          preview={preview}
        />
      ) : (
        preview
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('settings.logo.help')}
      </Typography>
    </Box>
  );
};

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
export const BrandFields = () => (
  <>
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
  </>
);
