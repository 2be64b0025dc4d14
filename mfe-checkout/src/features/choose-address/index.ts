export { AddressDialog } from './address-dialog.tsx';
export { $addresses } from './choose-address.model.ts';
export { SavedAddresses } from './saved-addresses.tsx';
