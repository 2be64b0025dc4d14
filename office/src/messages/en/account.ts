export const account = {
  title: 'Your account',
  proof: {
    password: 'Your password',
    code: 'Code from your app',
    code_help: 'Or a recovery code. The one you signed in with no longer works: wait for the next one.',
  },
  password: {
    title: 'Password',
    help: 'Use at least %{smart_count} characters. Changing it ends your other sessions.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change the password',
    done: 'Password changed. Your other sessions have ended.',
  },
  app: {
    title: 'Authenticator app',
    help: 'To use another phone. The current app works until you confirm the new one. If you no longer have it, use a recovery code.',
    submit: 'Connect another app',
    scan: 'Scan this square with the new app and type the code that it shows. You have ten minutes.',
    confirm: 'Use the new app',
    done: 'App changed. Your other sessions have ended, and the former recovery codes no longer work.',
    too_late:
      'More than ten minutes have passed, or the new app is connected already. Do not delete it: create recovery codes with its code. If that fails, start again.',
  },
  codes: {
    title: 'Recovery codes',
    help: 'When you run out of them or somebody saw them, create others. The former ones stop working.',
    submit: 'Create new codes',
    kept: 'Done',
  },
};
