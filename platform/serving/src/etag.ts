/** Whether `If-None-Match` contains this ETag, or `*` for any. A proxy may have turned an ETag into a weak one. */
export const isKnownEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === etag.replace(/^W\//, ''));
