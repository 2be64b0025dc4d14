export { AddressDialog } from './address-dialog.tsx';
export { SavedAddresses } from './saved-addresses.tsx';
