/**
 * Key of local storage: code of the commune for which the shopper last asked about the delivery. In a file of its own,
 * because product pages store nothing else, and all keys would be bytes of each of them.
 */
export const COMMUNE_KEY = 'commune';
