/** An e-mail address, which breaks before its @ in a narrow column. */
export const Email = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
};
