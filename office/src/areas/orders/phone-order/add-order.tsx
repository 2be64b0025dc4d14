import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../../session/session-context.tsx';

/** Leads to the form of an order by phone. */
export const AddOrder = () => {
  const translate = useTranslate();
  const mayPlace = useMay('orders.place');
  if (!mayPlace) return null;
  return (
    <Button component={Link} to="/orders/create" startIcon={<AddIcon />}>
      {translate('orders.phone.title')}
    </Button>
  );
};
