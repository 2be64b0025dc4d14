import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Page for an address that the office does not have, or that the person may not see. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 520, py: 3 }}>
      <Title title="office.missing.title" />
      <Typography sx={{ mb: 2 }}>{translate('office.missing.help')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('office.missing.start')}
      </Button>
    </Box>
  );
};
