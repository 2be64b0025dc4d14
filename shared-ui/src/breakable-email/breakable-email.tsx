/** Allows a line break after the @ of the e-mail in a text. */
export function BreakableEmail({ children }: { children: string }) {
  const end = children.indexOf('@') + 1;
  if (end === 0) return children;
  return (
    <>
      {children.slice(0, end)}
      <wbr />
      {children.slice(end)}
    </>
  );
}
