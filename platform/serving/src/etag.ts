/** Whether `If-None-Match` contains this ETag, or `*` for any. A proxy may have turned an ETag into a weak one. */
export const isKnownEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  // An ETag may contain commas.
  (ifNoneMatch?.match(/"[^"]*"|\*/g) ?? []).some(
    (known) => known === '*' || known === etag.replace(/^W\//, ''),
  );
